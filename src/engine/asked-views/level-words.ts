const level =
  /\b(?:weight|height|temperature|temp|pressure|pulse|heart rate|mood|pain|level|humidity|ph|age|speed|score|size|rating|sugar|balance|marks?|nitrate|nitrite|length|width|depth|hours of sleep|rate)$/u;

/** Two weights of the same dog add up to nothing: of such figures the mean is shown. */
export function isLevel(words: string): boolean {
  return level.test(words);
}
