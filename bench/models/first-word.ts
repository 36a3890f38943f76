import type { ModelPort } from '../../src/server/ai/model-port.ts';
import type { ModelProvider } from '../../src/server/ai/model-settings.ts';

export const question = 'How much were the invoices of May, and which of them are paid?';

const bodies: Readonly<Record<ModelProvider, { path: string; body: object }>> = {
  openai: { path: '/v1/responses', body: { input: [{ role: 'user', content: question }] } },
  anthropic: {
    path: '/v1/messages',
    body: { messages: [{ role: 'user', content: question }], max_tokens: 4_096 },
  },
  compatible: { path: '/v1/chat/completions', body: { messages: [{ role: 'user', content: question }] } },
  ollama: { path: '/v1/chat/completions', body: { messages: [{ role: 'user', content: question }] } },
};

/** The word that the scripted answer begins with, in whatever the protocol puts around it. */
const firstWord = /"(?:content|delta|text)":"The three/;

/** Milliseconds until the first word has come by a bare request, which does nothing but look for it. */
export async function bareFirstWord(url: string, provider: ModelProvider, model: string): Promise<number> {
  const { path, body } = bodies[provider];
  const begin = performance.now();
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, model, stream: true }),
  });
  if (answer.body === null) throw new Error(`${path} answered with nothing.`);
  const decoder = new TextDecoder();
  let read = '';
  let firstMs: number | undefined;
  for await (const chunk of answer.body) {
    read += decoder.decode(chunk as Uint8Array, { stream: true });
    if (firstMs === undefined && firstWord.test(read)) firstMs = performance.now() - begin;
  }
  if (firstMs === undefined) throw new Error(`${path} never said the first word.`);
  return firstMs;
}

/** The same through our side. */
export async function ourFirstWord(port: ModelPort): Promise<number> {
  const begin = performance.now();
  let firstMs: number | undefined;
  for await (const event of port.stream([{ role: 'user', text: question }])) {
    if (event.kind === 'text') firstMs ??= performance.now() - begin;
    if (event.kind === 'fault') throw new Error(event.fault.message);
  }
  if (firstMs === undefined) throw new Error('The model never said the first word.');
  return firstMs;
}
