import { type AskedMessage, piecesOf, type ScriptedAnswer } from './conversation.ts';
import { type Dialect, isObject, objectsIn, roleOf, serverSentEvent, textOf } from './dialect.ts';

/** As https://platform.openai.com/docs/api-reference/responses describes it. */
export const responses: Dialect = {
  name: 'responses',
  streamType: 'text/event-stream',
  read(body) {
    const { text } = body;
    const format = isObject(text) ? text['format'] : undefined;
    return {
      model: String(body['model'] ?? ''),
      messages: messagesOf(body),
      tools: objectsIn(body['tools']).map((tool) => String(tool['name'])),
      wantsJson: isObject(format) && format['type'] !== 'text',
      streams: body['stream'] === true,
    };
  },
  whole: (answer, { model }) => responseOf(answer, model, 'completed'),
  *stream(answer, { model }) {
    let number = 0;
    const event = (type: string, more: Record<string, unknown>) =>
      serverSentEvent({ type, sequence_number: number++, ...more }, type);
    yield event('response.created', {
      response: { ...responseOf(answer, model, 'in_progress'), output: [], usage: null },
    });
    if (answer.text !== '') yield* textEvents(answer, event);
    for (const [index, item] of callsOf(answer).entries()) {
      const place = index + (answer.text === '' ? 0 : 1);
      yield event('response.output_item.added', {
        output_index: place,
        item: { ...item, arguments: '', status: 'in_progress' },
      });
      yield event('response.function_call_arguments.delta', {
        item_id: item.id,
        output_index: place,
        delta: item.arguments,
      });
      yield event('response.function_call_arguments.done', {
        item_id: item.id,
        output_index: place,
        arguments: item.arguments,
      });
      yield event('response.output_item.done', { output_index: place, item });
    }
    yield event('response.completed', { response: responseOf(answer, model, 'completed') });
  },
  refusal: ({ message, code }) => ({ error: { message, type: code, code, param: null } }),
};

type Event = (type: string, more: Record<string, unknown>) => string;

function* textEvents(answer: ScriptedAnswer, event: Event): Iterable<string> {
  const place = { item_id: 'msg_scripted', output_index: 0, content_index: 0 };
  yield event('response.output_item.added', {
    output_index: 0,
    item: { ...messageItem(''), status: 'in_progress', content: [] },
  });
  yield event('response.content_part.added', { ...place, part: textPart('') });
  for (const delta of piecesOf(answer)) yield event('response.output_text.delta', { ...place, delta });
  yield event('response.output_text.done', { ...place, text: answer.text });
  yield event('response.content_part.done', { ...place, part: textPart(answer.text) });
  yield event('response.output_item.done', { output_index: 0, item: messageItem(answer.text) });
}

function messagesOf(body: Readonly<Record<string, unknown>>): AskedMessage[] {
  const { input, instructions } = body;
  const first: AskedMessage[] =
    typeof instructions === 'string' ? [{ role: 'system', text: instructions }] : [];
  if (typeof input === 'string') return [...first, { role: 'user', text: input }];
  return [...first, ...objectsIn(input).map(messageOf)];
}

function messageOf(item: Record<string, unknown>): AskedMessage {
  if (item['type'] === 'function_call_output') return { role: 'tool', text: textOf(item['output']) };
  if (item['type'] === 'function_call')
    return { role: 'assistant', text: `${String(item['name'])} ${String(item['arguments'])}` };
  return { role: roleOf(item['role']), text: textOf(item['content']) };
}

const textPart = (text: string) => ({ type: 'output_text', text, annotations: [] });

function messageItem(text: string) {
  return {
    id: 'msg_scripted',
    type: 'message',
    status: 'completed',
    role: 'assistant',
    content: [textPart(text)],
  };
}

function callsOf({ toolCalls }: ScriptedAnswer) {
  return toolCalls.map(({ id, name, input }) => ({
    id: `fc_${id}`,
    type: 'function_call',
    status: 'completed',
    call_id: id,
    name,
    arguments: JSON.stringify(input),
  }));
}

function responseOf(answer: ScriptedAnswer, model: string, status: string) {
  const { input, output } = answer.usage;
  return {
    id: 'resp_scripted',
    object: 'response',
    created_at: 1_700_000_000,
    status,
    error: null,
    incomplete_details: null,
    model,
    output: [...(answer.text === '' ? [] : [messageItem(answer.text)]), ...callsOf(answer)],
    usage: {
      input_tokens: input,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: input + output,
    },
  };
}
