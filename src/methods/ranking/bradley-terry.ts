const mostRounds = 10_000;
const close = 1e-10;

/**
 * Strengths out of comparisons in pairs: Bradley and Terry, 1952, fitted by Hunter's MM steps (Annals of Statistics 32, 2004).
 * `wins[i][j]` is how often i was preferred to j. Strengths add up to 1. Undefined where the comparisons do not tie
 * all of them together: then somebody always won or was never compared, and no strength is finite.
 */
export function pairStrengths(wins: readonly (readonly number[])[]): number[] | undefined {
  const count = wins.length;
  if (!isTied(wins)) return undefined;
  const won = wins.map((row) => row.reduce((sum, value) => sum + value, 0));
  let strengths = Array<number>(count).fill(1 / count);
  for (let round = 0; round < mostRounds; round += 1) {
    const next = strengths.map((own, i) => {
      let against = 0;
      for (let j = 0; j < count; j += 1) {
        if (j === i) continue;
        const games = (wins[i]?.[j] ?? 0) + (wins[j]?.[i] ?? 0);
        against += games / (own + (strengths[j] ?? 0));
      }
      return (won[i] ?? 0) / against;
    });
    const sum = next.reduce((total, value) => total + value, 0);
    const scaled = next.map((value) => value / sum);
    const moved = Math.max(...scaled.map((value, i) => Math.abs(value - (strengths[i] ?? 0))));
    strengths = scaled;
    if (moved < close) break;
  }
  return strengths;
}

/** Ford's condition, 1957: from everybody a chain of preferences leads to everybody else. */
function isTied(wins: readonly (readonly number[])[]): boolean {
  const reaches = (forward: boolean) => {
    const seen = new Set([0]);
    const open = [0];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (let other = 0; other < wins.length; other += 1) {
        const value = forward ? wins[at]?.[other] : wins[other]?.[at];
        if ((value ?? 0) > 0 && !seen.has(other)) {
          seen.add(other);
          open.push(other);
        }
      }
    }
    return seen.size === wins.length;
  };
  return wins.length > 1 && reaches(true) && reaches(false);
}
