import { KoraError } from '../../kernel/errors.ts';

/** What is wrong in the files of an app, and where. */
export interface CodeFault {
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly message: string;
}

function placeOf({ file, line, column }: CodeFault): string {
  if (file === undefined) return '';
  return `${file}${line === undefined ? '' : `:${line}${column === undefined ? '' : `:${column}`}`}: `;
}

/** An app that cannot be built because of its own files. */
export class BuildFault extends KoraError {
  readonly faults: readonly CodeFault[];

  constructor(faults: readonly CodeFault[]) {
    super('invalid_input', {
      message: `The app cannot be built. ${faults.map((fault) => `${placeOf(fault)}${fault.message}`).join('\n')}`,
      details: { faults },
    });
    this.name = 'BuildFault';
    this.faults = faults;
  }
}
