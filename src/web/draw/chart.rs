//! Points over time: one line for each player, drawn as SVG with its words beside it.

use askama::Template;

use crate::engine::Seat;

use super::Pen;
use super::drawn;
use super::icon::Html;

/// A player's points after each entry in force after which they could be seen: the entry's place, and the points.
pub struct Series {
    pub seat: Seat,
    pub points: Vec<(usize, i64)>,
}

/// About as wide as the column it stands in on any screen, so that its words are as large as those around it.
const WIDTH: i64 = 380;
const HEIGHT: i64 = 220;
const LEFT: i64 = 28;
const RIGHT: i64 = 104;
const TOP: i64 = 12;
const BOTTOM: i64 = 24;
/// How long a line of one point is.
const STROKE: i64 = 10;

/// Draws the lines; `here` is the place on them that the reader looks at.
pub fn chart(pen: &Pen<'_>, series: &[Series], here: usize) -> Option<Html> {
    let last = series.iter().flat_map(|line| &line.points).map(|(step, _)| *step).max().filter(|last| *last > 0)?;
    let all = || series.iter().flat_map(|line| line.points.iter().map(|(_, points)| *points));
    let (least, most) = (all().min()?.min(0), all().max()?.max(1));
    let x = |step: usize| LEFT + step as i64 * (WIDTH - LEFT - RIGHT) / last as i64;
    let y = |points: i64| TOP + (most - points) * (HEIGHT - TOP - BOTTOM) / (most - least);
    let stride = [1, 2, 5, 10, 20, 50, 100].into_iter().find(|stride| (most - least) / stride <= 6).unwrap_or(200);
    let grid = (least..=most).filter(|points| points % stride == 0).map(|points| Rung { y: y(points), points });
    let mut ends: Vec<i64> = Vec::new();
    let mut lines = Vec::new();
    for line in series {
        let mut corners: Vec<String> =
            line.points.iter().map(|(step, points)| format!("{},{}", x(*step), y(*points))).collect();
        if let [(step, points)] = line.points[..] {
            // What was known only once is a short stroke, not nothing.
            corners.insert(0, format!("{},{}", x(step) - STROKE, y(points)));
        }
        let mut end = line.points.last().map_or(HEIGHT - BOTTOM, |(_, points)| y(*points)) + 4;
        while ends.iter().any(|other| (other - end).abs() < 14) {
            end += 14;
        }
        ends.push(end);
        lines.push(Drawn {
            seat: line.seat.index() + 1,
            corners: corners.join(" "),
            name: pen.voice.name(line.seat),
            end,
        });
    }
    let scores = series.iter().filter_map(|line| {
        let (_, points) = line.points.iter().rev().find(|(step, _)| *step <= here)?;
        Some(format!("{} {}", pen.voice.name(line.seat), pen.voice.number(*points)))
    });
    let scores: Vec<String> = scores.collect();
    let words = match scores.is_empty() {
        true => pen.voice.text("replay-chart-hidden").to_string(),
        false => pen.voice.text("replay-chart-text").word("scores", pen.voice.list(scores)).to_string(),
    };
    Some(drawn(&Chart { grid: grid.collect(), lines, here: x(here), words }))
}

#[derive(Template)]
#[template(path = "part/chart.html")]
struct Chart {
    grid: Vec<Rung>,
    lines: Vec<Drawn>,
    here: i64,
    words: String,
}

struct Rung {
    y: i64,
    points: i64,
}

struct Drawn {
    seat: usize,
    corners: String,
    name: String,
    end: i64,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::draw::Cards;
    use crate::words::{Catalogue, Language};

    #[test]
    fn a_line_ends_where_its_points_are() {
        let (catalogue, names) = (Catalogue::new(&[]), ["Ana", "Bo<b>"].into_iter().collect());
        let voice = catalogue.voice(Language::En, &names);
        let pen = Pen { voice, game: "fort", icons: "/i.svg", cards: Cards::Drawn };
        let series = |points: &[i64], seat| Series {
            seat: Seat::new(seat),
            points: points.iter().copied().enumerate().collect(),
        };
        let html = chart(&pen, &[series(&[0, 2, 4], 0), series(&[0, 0, 4], 1)], 1).unwrap().0;
        assert!(html.contains("28,196 152,104 276,12"), "{html}");
        assert!(html.contains("Ana 2 and Bo&#60;b&#62; 0"), "{html}");
        assert!(chart(&pen, &[series(&[1], 0)], 0).is_none());
        // What was hidden until the end is not told before.
        let late = Series { seat: Seat::new(1), points: vec![(2, 30)] };
        let html = chart(&pen, &[series(&[0, 2, 4], 0), late], 1).unwrap().0;
        assert!(html.contains("266,12 276,12"), "{html}");
        assert!(html.contains("Ana 2.") && !html.contains("Bo&#60;b&#62; 30"), "{html}");
        let late = Series { seat: Seat::new(1), points: vec![(1, 3), (2, 30)] };
        let html = chart(&pen, &[late], 0).unwrap().0;
        assert!(html.contains("Nobody’s points can be seen") && !html.contains(": ."), "{html}");
    }
}
