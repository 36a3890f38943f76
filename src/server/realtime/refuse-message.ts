/** What a client of Supabase's realtime reports as the error of its channel. */
export const realtimeRefusal =
  'Realtime is not offered by this server. Ask for the data again instead, for example when the page gets focus.';

interface Message {
  joinRef: unknown;
  ref: unknown;
  topic: string;
  event: string;
}

/**
 * The answers to one message of Phoenix's protocol, in the version it was sent in. A join gets the reason, and then the
 * end of its channel: after an error alone the client would try again for ever.
 */
export function refuseMessage(text: string): string[] {
  const given = parse(text);
  const message = read(given);
  if (message === undefined) return [];
  const write = (ref: unknown, event: string, payload: object) =>
    JSON.stringify(
      Array.isArray(given)
        ? [message.joinRef, ref, message.topic, event, payload]
        : { join_ref: message.joinRef, ref, topic: message.topic, event, payload },
    );
  const reply = (status: 'ok' | 'error', response: object) =>
    write(message.ref, 'phx_reply', { status, response });
  if (message.event === 'heartbeat' || message.event === 'phx_leave') return [reply('ok', {})];
  if (message.event !== 'phx_join') return [];
  return [reply('error', { reason: realtimeRefusal }), write(message.joinRef, 'phx_close', {})];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not of this protocol: there is nobody who would understand an answer.
    return undefined;
  }
}

function read(given: unknown): Message | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const [joinRef, ref, topic, event] = Array.isArray(given)
    ? (given as unknown[])
    : ['join_ref', 'ref', 'topic', 'event'].map((name) => (given as Record<string, unknown>)[name]);
  if (typeof topic !== 'string' || typeof event !== 'string') return undefined;
  return { joinRef: joinRef ?? null, ref: ref ?? null, topic, event };
}
