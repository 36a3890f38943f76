import { piecesOf, type ScriptedAnswer } from './conversation.ts';
import { type Dialect, isObject, objectsIn, roleOf, serverSentEvent, textOf } from './dialect.ts';

/** As https://platform.openai.com/docs/api-reference/chat describes it. */
export const chatCompletions: Dialect = {
  name: 'chat completions',
  streamType: 'text/event-stream',
  read(body) {
    const format = body['response_format'];
    return {
      model: String(body['model'] ?? ''),
      messages: objectsIn(body['messages']).map(({ role, content, tool_calls: calls }) => ({
        role: roleOf(role),
        text: `${textOf(content)}${calls === undefined ? '' : JSON.stringify(calls)}`,
      })),
      tools: objectsIn(body['tools']).map((tool) =>
        isObject(tool['function']) ? String(tool['function']['name']) : '',
      ),
      wantsJson: isObject(format) && format['type'] !== 'text',
      streams: body['stream'] === true,
    };
  },
  whole: (answer, { model }) => ({
    id: 'chatcmpl-scripted',
    object: 'chat.completion',
    created: 1_700_000_000,
    model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: answer.text === '' ? null : answer.text,
          ...(answer.toolCalls.length === 0 ? {} : { tool_calls: toolCallsOf(answer) }),
        },
        finish_reason: finishOf(answer),
      },
    ],
    usage: usageOf(answer),
  }),
  *stream(answer, { model }) {
    const chunk = (choices: unknown[], usage?: unknown) =>
      serverSentEvent({
        id: 'chatcmpl-scripted',
        object: 'chat.completion.chunk',
        created: 1_700_000_000,
        model,
        choices,
        ...(usage === undefined ? {} : { usage }),
      });
    yield chunk([{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }]);
    for (const piece of piecesOf(answer))
      yield chunk([{ index: 0, delta: { content: piece }, finish_reason: null }]);
    for (const [index, call] of toolCallsOf(answer).entries())
      yield chunk([{ index: 0, delta: { tool_calls: [{ index, ...call }] }, finish_reason: null }]);
    yield chunk([{ index: 0, delta: {}, finish_reason: finishOf(answer) }]);
    yield chunk([], usageOf(answer));
    yield serverSentEvent('[DONE]');
  },
  refusal: ({ message, code }) => ({ error: { message, type: code, code, param: null } }),
};

function toolCallsOf({ toolCalls }: ScriptedAnswer) {
  return toolCalls.map(({ id, name, input }) => ({
    id,
    type: 'function',
    function: { name, arguments: JSON.stringify(input) },
  }));
}

function finishOf({ toolCalls }: ScriptedAnswer): string {
  return toolCalls.length > 0 ? 'tool_calls' : 'stop';
}

function usageOf({ usage: { input, output } }: ScriptedAnswer) {
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
}
