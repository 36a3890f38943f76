/** What an entry of the law dictionary is about. */
export const lawSubjects = [
  'administrative',
  'commercial',
  'company',
  'competition',
  'constitutional',
  'consumer',
  'contract',
  'criminal',
  'data-protection',
  'employment',
  'environment',
  'equity-trusts',
  'european',
  'evidence',
  'family',
  'general',
  'human-rights',
  'insolvency',
  'insurance',
  'intellectual-property',
  'international',
  'legal-profession',
  'maritime',
  'procedure',
  'property',
  'succession',
  'tax',
  'tort',
] as const;
export type LawSubject = (typeof lawSubjects)[number];

/** Where the law of an entry may differ. */
export const lawPlaces = [
  'Common law',
  'England and Wales',
  'United States',
  'European Union',
  'Germany',
  'France',
  'India',
  'International',
] as const;
export type LawPlace = (typeof lawPlaces)[number];

export interface LawTerm {
  /** The end of its address. */
  readonly slug: string;
  readonly term: string;
  readonly subjects: readonly LawSubject[];
  /** Other names and spellings. */
  readonly also: readonly string[];
  /** Of a borrowed term: what it says word for word, and how it is spoken, with the stressed syllable in capitals. */
  readonly borrowed?: { readonly literally: string; readonly said: string };
  /** Names of other entries. */
  readonly related: readonly string[];
  readonly opposite?: string;
  /** Paragraphs; the first sentence defines the term by itself. */
  readonly definition: readonly string[];
  readonly example: string;
  readonly differs: readonly { readonly place: LawPlace; readonly text: string }[];
  /** By name: statutes, codes, treaties, cases. */
  readonly sources: string;
}
