// written by scripts/registry; do not edit

export interface Article {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly date: string;
  /** The day of the last change that a reader would notice, where there was one. */
  readonly updated?: string;
  readonly tags: readonly string[];
  /** Whom it was written for. */
  readonly audience: string;
  readonly words: number;
}

export const articles: readonly Article[] = [
  { slug: "accessibility-checks-anyone-can-do", title: "Accessibility checks anyone can do", description: "Eight checks with a keyboard, a browser and your eyes that find the barriers automatic tools miss, with numbers for contrast and size.", date: "2026-10-06", tags: ["web","apps"], audience: "creators", words: 1143 },
  { slug: "an-honest-decision-matrix", title: "An honest decision matrix", description: "Weighted tables often confirm what we wanted anyway. Six rules, a worked example and a sensitivity check that shows when the answer flips.", date: "2026-09-11", tags: ["decisions","business"], audience: "enterprises", words: 1211 },
  { slug: "backups-that-restore", title: "Backups that restore", description: "Nobody needs a backup, everybody needs a restore. Two numbers, the 3-2-1 rule, a monthly drill and the mistakes that turn copies into comfort.", date: "2026-09-30", tags: ["data","self-hosting","security"], audience: "developers", words: 1130 },
  { slug: "break-even-on-one-page", title: "Break-even on one page", description: "A coffee cart worked through to the cup, with the one formula, the effect of a discount, a product mix, and what break-even leaves out.", date: "2026-08-11", tags: ["business","decisions"], audience: "businesses", words: 1039 },
  { slug: "describe-an-app-so-it-can-be-built", title: "Describe an app so that it can be built", description: "A method for writing an app description in under a thousand characters that a person or a generator can turn into the thing you meant.", date: "2026-08-22", tags: ["apps","writing"], audience: "creators", words: 1104 },
  { slug: "from-spreadsheet-to-app", title: "From spreadsheet to app", description: "How to tell that a sheet has outgrown itself, and a six-step move to an app that keeps the data clean and the people on board.", date: "2026-08-27", tags: ["apps","data","business"], audience: "businesses", words: 1176 },
  { slug: "how-a-chess-engine-thinks", title: "How a chess engine thinks", description: "Three ideas explain most of a chess engine. Follow them on noughts and crosses with a page of code, then see what changes on 64 squares.", date: "2026-11-05", tags: ["games","learning"], audience: "learners", words: 1231 },
  { slug: "how-to-price-a-service", title: "How to price a service", description: "Work out the day rate below which you lose money, estimate a job with its risk, compare it with what it is worth, and quote in three sizes.", date: "2026-08-19", tags: ["business","decisions","writing"], audience: "businesses", words: 1148 },
  { slug: "how-to-read-a-cash-flow-forecast", title: "How to read a cash-flow forecast", description: "A profitable workshop runs out of money in April. Follow the six-month table line by line and see what a deposit changes.", date: "2026-08-14", tags: ["business","decisions"], audience: "businesses", words: 1145 },
  { slug: "how-to-run-a-premortem", title: "How to run a premortem", description: "A 60-minute meeting that assumes your project has failed and asks why, with the script, a scoring sheet and what the evidence supports.", date: "2026-09-08", tags: ["decisions","business"], audience: "enterprises", words: 1135 },
  { slug: "how-to-study-from-your-notes", title: "How to study from your notes", description: "Rereading feels like learning and mostly is not. A four-pass method turns one page of notes into questions, answers and a plan for the week.", date: "2026-09-03", tags: ["learning","writing"], audience: "learners", words: 1140 },
  { slug: "password-rules-that-help", title: "Password rules that help", description: "What the current NIST guidelines ask for, which old rules they forbid, and a one-page policy that people can follow.", date: "2026-09-18", tags: ["security","writing"], audience: "enterprises", words: 1142 },
  { slug: "plain-language-contracts", title: "Plain-language contracts", description: "Clear contracts are read, kept and enforced more easily. Seven repairs, a one-page template to adapt, and where a lawyer is still needed.", date: "2026-10-21", tags: ["writing","business"], audience: "businesses", words: 1272 },
  { slug: "planning-a-game-economy", title: "Planning a game economy", description: "Sources, sinks and the time between them. Four calculations to do before you build, with numbers for prices, inflation and rare drops.", date: "2026-11-12", tags: ["games","decisions"], audience: "creators", words: 1219 },
  { slug: "row-level-security-in-plain-words", title: "Row-level security in plain words", description: "Let the database decide who sees which row. A small example you can run, the four mistakes that undo it, and a test for every table.", date: "2026-09-22", tags: ["security","data"], audience: "developers", words: 1185 },
  { slug: "saved-must-mean-saved", title: "Saved must mean saved", description: "What happens between pressing save and the disk, why power cuts reveal the truth, and how to check that your software waits for the disk.", date: "2026-08-07", tags: ["data","self-hosting"], audience: "developers", words: 1231 },
  { slug: "self-hosting-on-one-machine", title: "Self-hosting on one machine", description: "One computer goes further than most people think. What to set up, what to watch, and five signs that it is time to move to PostgreSQL.", date: "2026-09-25", tags: ["self-hosting","data"], audience: "developers", words: 1137 },
  { slug: "spaced-repetition-explained", title: "Spaced repetition explained", description: "Why forgetting is steep at first, how growing intervals use it, what the FSRS model computes, and how to start with twenty minutes a day.", date: "2026-08-31", tags: ["learning","writing"], audience: "learners", words: 1091 },
  { slug: "triz-for-non-engineers", title: "TRIZ for non-engineers", description: "A method from engineering that refuses compromises. Name the contradiction, separate it four ways, and borrow a principle that others have used.", date: "2026-10-29", tags: ["decisions","business"], audience: "enterprises", words: 1195 },
  { slug: "two-factor-sign-in-explained", title: "Two-factor sign-in explained", description: "What the six digits are, which attacks each kind of second factor stops, and how to switch it on without locking yourself out.", date: "2026-09-15", tags: ["security","web"], audience: "enterprises", words: 1085 },
  { slug: "what-makes-a-web-page-fast", title: "What makes a web page fast", description: "The three Core Web Vitals in plain words, the arithmetic of a slow phone, and the seven repairs that help most small sites.", date: "2026-10-13", tags: ["web","apps"], audience: "creators", words: 1228 },
  { slug: "what-offline-first-really-means", title: "What offline-first really means", description: "Offline-first is a promise about where work is saved, not a cached page. Here are five levels, a ten-minute test, and what it costs.", date: "2026-08-04", tags: ["data","web","apps"], audience: "developers", words: 1270 },
];
