import { type AskedMessage, piecesOf, type ScriptedAnswer } from './conversation.ts';
import { type Dialect, isObject, objectsIn, roleOf, serverSentEvent, textOf } from './dialect.ts';

/** The name of the tool by which clients ask for JSON where the protocol has no other way. */
const jsonTool = 'json';

/** As https://docs.anthropic.com/en/api/messages describes it. */
export const anthropicMessages: Dialect = {
  name: 'anthropic messages',
  streamType: 'text/event-stream',
  read(body) {
    const tools = objectsIn(body['tools']).map((tool) => String(tool['name']));
    const system = textOf(body['system']);
    return {
      model: String(body['model'] ?? ''),
      messages: [
        ...(system === '' ? [] : [{ role: 'system' as const, text: system }]),
        ...objectsIn(body['messages']).map(messageOf),
      ],
      tools: tools.filter((name) => name !== jsonTool),
      wantsJson:
        tools.includes(jsonTool) || isObject(body['output_config']) || isObject(body['output_format']),
      streams: body['stream'] === true,
      ...(tools.includes(jsonTool) ? { jsonTool } : {}),
    };
  },
  whole: (answer, { model, jsonTool: byTool }) => ({
    ...head(answer, model),
    content: blocksOf(answer, byTool).map((block) =>
      block.type === 'text' ? block : { ...block, input: inputOf(block.input) },
    ),
    stop_reason: stopOf(answer, byTool),
  }),
  *stream(answer, { model, jsonTool: byTool }) {
    const event = (type: string, more: Record<string, unknown> = {}) =>
      serverSentEvent({ type, ...more }, type);
    yield event('message_start', { message: { ...head(answer, model), content: [], stop_reason: null } });
    for (const [index, block] of blocksOf(answer, byTool).entries()) {
      const isText = block.type === 'text';
      yield event('content_block_start', {
        index,
        content_block: isText ? { type: 'text', text: '' } : { ...block, input: {} },
      });
      const deltas = isText
        ? piecesOf(answer).map((text) => ({ type: 'text_delta', text }))
        : [{ type: 'input_json_delta', partial_json: block.input }];
      for (const delta of deltas) yield event('content_block_delta', { index, delta });
      yield event('content_block_stop', { index });
    }
    yield event('message_delta', {
      delta: { stop_reason: stopOf(answer, byTool), stop_sequence: null },
      usage: { output_tokens: answer.usage.output },
    });
    yield event('message_stop');
  },
  refusal: ({ message, code }) => ({ type: 'error', error: { type: code, message } }),
};

/** Results of tools come in a message of the user there. */
function messageOf({ role, content }: Record<string, unknown>): AskedMessage {
  const isResult = objectsIn(content).some(({ type }) => type === 'tool_result');
  return { role: isResult ? 'tool' : roleOf(role), text: textOf(content) };
}

function head({ usage: { input, output } }: ScriptedAnswer, model: string) {
  return {
    id: 'msg_scripted',
    type: 'message',
    role: 'assistant',
    model,
    stop_sequence: null,
    usage: { input_tokens: input, output_tokens: output },
  };
}

type Block =
  | { type: 'text'; text: string }
  // The input as it is written, which need not be whole.
  | { type: 'tool_use'; id: string; name: string; input: string };

function blocksOf({ text, toolCalls }: ScriptedAnswer, byTool: string | undefined): Block[] {
  const said: Block =
    byTool === undefined
      ? { type: 'text', text }
      : { type: 'tool_use', id: 'toolu_json', name: byTool, input: text };
  return [
    ...(text === '' ? [] : [said]),
    ...toolCalls.map(({ id, name, input }) => ({
      type: 'tool_use' as const,
      id,
      name,
      input: JSON.stringify(input),
    })),
  ];
}

function stopOf({ toolCalls }: ScriptedAnswer, byTool: string | undefined): string {
  return toolCalls.length > 0 || byTool !== undefined ? 'tool_use' : 'end_turn';
}

/** An answer that is not streamed cannot hold half an object: what is not whole stays text there. */
function inputOf(written: string): unknown {
  try {
    return JSON.parse(written) as unknown;
  } catch {
    return written;
  }
}
