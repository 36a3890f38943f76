/** A place between the least and the greatest by straight line, as Excel's PERCENTILE.INC and QUARTILE.INC take it. */
export function percentile(values: readonly number[], share: number): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)];
  const above = sorted[Math.ceil(at)];
  if (below === undefined || above === undefined) return undefined;
  return below + (above - below) * (at - Math.floor(at));
}

/** What is paid for each unit of a measure; undefined where the measure is not positive, for then it means nothing. */
export function multipleOf(value: number | undefined, measure: number | undefined): number | undefined {
  if (value === undefined || measure === undefined || measure <= 0 || value <= 0) return undefined;
  return value / measure;
}
