import { isOfProgram } from '../../auth/oauth/program-doors.ts';
import type { FunctionCall } from '../../functions/function-call.ts';

/** The model that a person chose themselves. A program that may make apps may not send their words to a model, nor spend their limits. */
export function ownChoice({ caller }: FunctionCall, model: string | undefined): string | undefined {
  return isOfProgram(caller.claims) ? undefined : model;
}
