export interface FileRules {
  /** Patterns as in `image/*`, `text/csv` or `.pdf`; everything when absent. */
  accept?: readonly string[];
  maxBytes?: number;
  maxFiles?: number;
}

export interface CheckedFiles {
  accepted: File[];
  /** What was refused and why, in a sentence each. */
  refused: string[];
}

const mib = 1_024 * 1_024;

/** Sorts what was handed in into what may stay and what may not, in the order it came. */
export function checkFiles(files: readonly File[], held: number, rules: FileRules): CheckedFiles {
  const accepted: File[] = [];
  const refused: string[] = [];
  for (const file of files) {
    const fault = faultOf(file, held + accepted.length, rules);
    if (fault === undefined) accepted.push(file);
    else refused.push(`${file.name}: ${fault}`);
  }
  return { accepted, refused };
}

function faultOf(file: File, held: number, { accept, maxBytes, maxFiles }: FileRules): string | undefined {
  if (file.size === 0) return 'The file is empty. Choose one with something in it.';
  if (accept !== undefined && !accept.some((pattern) => fits(file, pattern))) {
    return `File type not allowed. Choose ${accept.join(', ')}.`;
  }
  if (maxBytes !== undefined && file.size > maxBytes) {
    return `File size exceeds ${readableBytes(maxBytes).replace(' ', '')} limit. Choose a smaller one.`;
  }
  if (maxFiles !== undefined && held >= maxFiles) {
    return maxFiles === 1 ? 'Only one file can be chosen.' : `Only ${maxFiles} files can be chosen.`;
  }
  return undefined;
}

function fits({ name, type }: File, pattern: string): boolean {
  if (pattern.startsWith('.')) return name.toLowerCase().endsWith(pattern.toLowerCase());
  if (pattern.endsWith('/*')) return type.startsWith(pattern.slice(0, -1));
  return type === pattern;
}

/** 1536 → '1.5 KB'. */
export function readableBytes(bytes: number): string {
  if (bytes < 1_024) return `${bytes} B`;
  if (bytes < mib) return `${round(bytes / 1_024)} KB`;
  return `${round(bytes / mib)} MB`;
}

function round(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 });
}
