import { expect, it } from 'vitest';
import { realtimeRefusal, refuseMessage } from './refuse-message.ts';

const answers = (message: unknown) => refuseMessage(JSON.stringify(message)).map((one) => JSON.parse(one));

it('tells a channel why it is refused and ends it, so that it is not tried again', () => {
  expect(answers(['1', '2', 'realtime:room', 'phx_join', {}])).toEqual([
    ['1', '2', 'realtime:room', 'phx_reply', { status: 'error', response: { reason: realtimeRefusal } }],
    ['1', '1', 'realtime:room', 'phx_close', {}],
  ]);
});

it('answers the older version of the protocol in its own shape', () => {
  expect(
    answers({ join_ref: '1', ref: '2', topic: 'realtime:room', event: 'phx_join', payload: {} }),
  ).toEqual([
    {
      join_ref: '1',
      ref: '2',
      topic: 'realtime:room',
      event: 'phx_reply',
      payload: { status: 'error', response: { reason: realtimeRefusal } },
    },
    { join_ref: '1', ref: '1', topic: 'realtime:room', event: 'phx_close', payload: {} },
  ]);
});

it('keeps a connection alive and lets it go', () => {
  expect(answers([null, '7', 'phoenix', 'heartbeat', {}])).toEqual([
    [null, '7', 'phoenix', 'phx_reply', { status: 'ok', response: {} }],
  ]);
  expect(answers(['1', '8', 'realtime:room', 'phx_leave', {}])).toHaveLength(1);
});

it.each(['', 'null', '7', '{', '[]', '{"topic":1,"event":"phx_join"}', '["1","2","t","broadcast",{}]'])(
  'has nothing to say to %s',
  (text) => {
    expect(refuseMessage(text)).toEqual([]);
  },
);
