// written by scripts/registry; do not edit

export interface Article {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly tags: readonly string[];
  readonly words: number;
}

export const articles: readonly Article[] = [];
