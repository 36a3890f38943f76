import { KoraError } from '../../kernel/errors.ts';

/** What was edited is not the newest any more: saving it would undo what came since. */
export function refuseOlder(current: { readonly number: number }, basedOn: number): void {
  if (current.number !== basedOn)
    throw new KoraError('conflict', {
      message: `The app was changed meanwhile: version ${current.number} is the newest. Load it and make your change there.`,
      details: { current: current.number },
    });
}
