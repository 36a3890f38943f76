import { piecesOf, type ScriptedAnswer } from './conversation.ts';
import { type Dialect, isObject, objectsIn, roleOf, textOf } from './dialect.ts';

/** As https://github.com/ollama/ollama/blob/main/docs/api.md describes it: a line of JSON for each piece. */
export const ollamaChat: Dialect = {
  name: 'ollama chat',
  streamType: 'application/x-ndjson',
  read: (body) => ({
    model: String(body['model'] ?? ''),
    messages: objectsIn(body['messages']).map(({ role, content }) => ({
      role: roleOf(role),
      text: textOf(content),
    })),
    tools: objectsIn(body['tools']).map((tool) =>
      isObject(tool['function']) ? String(tool['function']['name']) : '',
    ),
    wantsJson: body['format'] !== undefined,
    // Ollama streams unless told otherwise.
    streams: body['stream'] !== false,
  }),
  whole: (answer, { model }) => last(answer, model, answer.text),
  *stream(answer, { model }) {
    for (const piece of piecesOf(answer))
      yield line({ ...head(model), message: { role: 'assistant', content: piece }, done: false });
    yield line(last(answer, model, ''));
  },
  refusal: ({ message }) => ({ error: message }),
};

const line = (value: unknown) => `${JSON.stringify(value)}\n`;

const head = (model: string) => ({ model, created_at: '2026-01-01T00:00:00.000Z' });

function last(answer: ScriptedAnswer, model: string, content: string) {
  return {
    ...head(model),
    message: {
      role: 'assistant',
      content,
      ...(answer.toolCalls.length === 0
        ? {}
        : {
            tool_calls: answer.toolCalls.map(({ name, input }) => ({ function: { name, arguments: input } })),
          }),
    },
    done: true,
    done_reason: 'stop',
    prompt_eval_count: answer.usage.input,
    eval_count: answer.usage.output,
  };
}
