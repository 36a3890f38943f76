export type DocumentKind = 'pdf' | 'docx' | 'xlsx' | 'md' | 'txt' | 'html' | 'csv';

/** What each kind is called where people read. */
export const kindNames: Readonly<Record<DocumentKind, string>> = {
  pdf: 'PDF',
  docx: 'Word',
  xlsx: 'Excel',
  md: 'Markdown',
  txt: 'Text',
  html: 'HTML',
  csv: 'CSV',
};

/** What a browser is told when the original is saved. Pages of others are text: nothing in them may run. */
export const kindTypes: Readonly<Record<DocumentKind, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  md: 'text/plain;charset=utf-8',
  txt: 'text/plain;charset=utf-8',
  html: 'text/plain;charset=utf-8',
  csv: 'text/csv',
};

/** For the window in which files are chosen. */
export const acceptedFiles = '.pdf,.docx,.xlsx,.md,.markdown,.txt,.html,.htm,.csv,.tsv';
