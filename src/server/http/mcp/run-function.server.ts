import type { z } from 'zod';
import { contracts } from '../../../functions/contracts.gen.ts';
import type { FunctionContract } from '../../../functions/define-function.ts';
import { handlers } from '../../../functions/handlers.server.gen.ts';
import type { FunctionCall } from '../../functions/function-call.ts';
import { admit, check } from '../routes/functions.server.ts';

type FunctionName = keyof typeof contracts;
type OutputOf<Name extends FunctionName> = z.output<(typeof contracts)[Name]['output']>;
type Work = Promise<unknown> | AsyncGenerator<unknown, unknown>;

/** The work of a server function with all its gates, as a call from outside would have it. */
async function begin(call: FunctionCall, name: FunctionName, given: unknown): Promise<{ work: Work }> {
  const contract = contracts[name] as FunctionContract;
  await admit(contract, call);
  const input = check(contract, given);
  const { handle } = await handlers[name]();
  // In an object, since what is still being done would be waited for with it.
  return { work: (handle as (call: FunctionCall, input: unknown) => Work)(call, input) };
}

export async function runFunction<Name extends FunctionName>(
  call: FunctionCall,
  name: Name,
  input: unknown,
): Promise<OutputOf<Name>> {
  const output = contracts[name].output as z.ZodType<OutputOf<Name>>;
  const { work } = await begin(call, name, input);
  return output.parse(await work);
}

/** The same for a function that tells its steps. Whoever stops asking for them does not stop the work. */
export async function* followFunction<Name extends FunctionName>(
  call: FunctionCall,
  name: Name,
  input: unknown,
): AsyncGenerator<unknown, OutputOf<Name>> {
  const output = contracts[name].output as z.ZodType<OutputOf<Name>>;
  const { work } = await begin(call, name, input);
  if (!(Symbol.asyncIterator in work)) return output.parse(await work);
  return output.parse(yield* work);
}
