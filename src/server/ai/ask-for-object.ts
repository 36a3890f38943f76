import type { z } from 'zod';
import type { ModelCallOptions, ModelMessage, ModelObject, ModelPort } from './model-port.ts';

/** Said so often before it is given up: a model that was told what does not fit mostly gets it right. */
const mostTries = 2;

/** JSON of a shape. Where the answer is none, or does not fit, the model is told so and asked once more. */
export async function askForObject<Value>(
  port: ModelPort,
  schema: z.ZodType<Value>,
  messages: readonly ModelMessage[],
  options: Omit<ModelCallOptions, 'tools'>,
): Promise<ModelObject<Value>> {
  let asked = messages;
  for (let tries = 1; ; tries += 1) {
    const answer = await port.object(schema, asked, options);
    if (answer.ok || tries === mostTries) return answer;
    const { fault, said, problems } = answer;
    if (fault.kind !== 'not-json' && fault.kind !== 'wrong-shape') return answer;
    const wrong = problems.length === 0 ? 'That is not JSON of the shape.' : problems.join('\n');
    asked = [
      ...messages,
      { role: 'assistant', text: said },
      { role: 'user', text: `${wrong}\nAnswer again, with the JSON alone.` },
    ];
  }
}
