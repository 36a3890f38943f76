/** What the product has for a subject, by address. */
export interface SubjectMaterials {
  readonly courses?: readonly string[];
  readonly resources?: readonly string[];
  readonly articles?: readonly string[];
  /** Terms of law that mean the same in this subject. In a subject of law every term does. */
  readonly terms?: readonly string[];
}

/**
 * Chosen by reading, not by shared words: the trial of “trial balance” is no trial of a court, and the trust in a brand is no trust.
 * A subject that is not here has nothing of its own; a test holds that every address exists.
 */
export const subjectMaterials: Readonly<Record<string, SubjectMaterials>> = {
  bookkeeping: {
    courses: ['small-business-finance'],
    resources: [
      'bookkeeping-glossary',
      'year-end-closing',
      'reading-a-balance-sheet',
      'invoice-with-tax',
      'cash-forecast-12-months',
      'stock-count',
      'service-invoice',
    ],
    articles: ['how-to-read-a-cash-flow-forecast'],
    terms: ['invoice', 'value-added-tax', 'audit', 'loan'],
  },
  'computer-security': {
    courses: ['personal-security'],
    resources: [
      'phishing-response',
      'choosing-a-password-manager',
      'backup-test',
      'it-incident-review',
      'laptop-setup',
    ],
    articles: [
      'password-rules-that-help',
      'two-factor-sign-in-explained',
      'backups-that-restore',
      'row-level-security-in-plain-words',
    ],
    terms: ['privacy'],
  },
  'databases-and-sql': {
    resources: ['software-glossary'],
    articles: ['row-level-security-in-plain-words', 'from-spreadsheet-to-app', 'backups-that-restore'],
  },
  economics: { terms: ['monopoly'] },
  'first-aid': { resources: ['first-aid-kit', 'incident-report', 'workplace-risk-assessment'] },
  'javascript-programming': { resources: ['software-glossary'], articles: ['what-makes-a-web-page-fast'] },
  'law-basics': {
    resources: [
      'contract-before-signing',
      'writing-a-plain-contract',
      'a-good-complaint',
      'gdpr-basics',
      'tenancy-key-terms',
      'mutual-nda',
    ],
    articles: ['plain-language-contracts'],
  },
  marketing: {
    resources: [
      'marketing-glossary',
      'interviewing-customers',
      'product-launch',
      'content-brief',
      'creative-brief',
      'pricing',
      'press-release',
      'unit-economics',
    ],
    articles: ['how-to-price-a-service'],
    terms: ['consent'],
  },
  'personal-finance': {
    resources: [
      'household-budget',
      'investing-glossary',
      'loan-comparison',
      'tax-documents',
      'house-purchase-viewing',
    ],
    terms: ['loan', 'insurance', 'fraud', 'bond', 'share', 'pension', 'debt'],
  },
  photography: { resources: ['photo-shoot'] },
  'project-management': {
    courses: ['project-planning'],
    resources: [
      'project-charter',
      'project-management-glossary',
      'risk-register',
      'project-budget',
      'statement-of-work',
      'retrospective',
      'user-story-set',
      'meeting-agenda-and-minutes',
    ],
    articles: ['how-to-run-a-premortem'],
    terms: ['contract'],
  },
  'python-programming': { resources: ['software-glossary'] },
  statistics: { courses: ['data-literacy'] },
  'web-development': {
    resources: ['software-glossary', 'accessibility', 'website-launch'],
    articles: [
      'what-makes-a-web-page-fast',
      'accessibility-checks-anyone-can-do',
      'what-offline-first-really-means',
    ],
  },
};

/** What helps with a goal, whatever the subject is. */
export const goalResources: Readonly<Record<string, readonly string[]>> = {
  exam: ['exam-study-plan', 'habit-and-grade-tracker'],
  teach: ['planning-a-lesson', 'lesson-plan'],
};

/** About learning itself. */
export const articlesAboutLearning: readonly string[] = [
  'spaced-repetition-explained',
  'how-to-study-from-your-notes',
];
