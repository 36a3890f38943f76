export const resourceKinds = ['template', 'checklist', 'worksheet', 'glossary', 'guide'] as const;
export type ResourceKind = (typeof resourceKinds)[number];

/** Whose work a resource belongs to; each is a collection of the directory. */
export const resourceJobs = [
  'founders',
  'finance',
  'sales',
  'marketing',
  'hr',
  'managers',
  'projects',
  'operations',
  'it',
  'security',
  'legal',
  'customer-care',
  'creators',
  'teachers',
  'students',
  'families',
  'landlords',
  'events',
  'health-and-safety',
  'nonprofits',
] as const;
export type ResourceJob = (typeof resourceJobs)[number];

export const resourceFormats = ['docx', 'xlsx', 'pdf'] as const;
export type ResourceFormat = (typeof resourceFormats)[number];

export interface Resource {
  readonly title: string;
  /** One sentence: when one uses it and what one gets. */
  readonly about: string;
  readonly kind: ResourceKind;
  readonly jobs: readonly ResourceJob[];
  readonly formats: readonly ResourceFormat[];
  /** What else people call it. */
  readonly words: readonly string[];
  /** The page of the product that does the same by asking and reckoning. */
  readonly opens?: string;
  /** Markdown without a heading of the first level. */
  readonly body: string;
}

export function isResourceKind(value: string): value is ResourceKind {
  return resourceKinds.some((kind) => kind === value);
}

export function isResourceJob(value: string): value is ResourceJob {
  return resourceJobs.some((job) => job === value);
}

export function isResourceFormat(value: string): value is ResourceFormat {
  return resourceFormats.some((format) => format === value);
}
