/** What one tool may hold, and what working it out may cost. */
export const customToolLimits = {
  /** A file or a definition as JSON. */
  bytes: 256 * 1_024,
  fields: 40,
  columns: 10,
  options: 50,
  formulas: 60,
  shown: 20,
  figures: 24,
  checks: 20,
  rows: 500,
  nameLength: 40,
  labelLength: 80,
  sentenceLength: 300,
  documentLength: 20_000,
  formulaLength: 500,
  formulaParts: 300,
  textLength: 2_000,
  chartPoints: 60,
  series: 6,
  exponentOfUnit: 6,
  /** Operations of one run; with a unit one counts for several. */
  steps: 1_000_000,
  stepsOfUnit: 20,
} as const;
