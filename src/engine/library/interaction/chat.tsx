import { Send } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { currentName } from '../account/session.ts';
import { inputClass } from '../records/field-input.tsx';
import type { AppRecord } from '../store/collection.ts';
import { createCollection } from '../store/create-collection.ts';
import { useRecords } from '../store/use-records.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/card.tsx';
import { formatMoment } from '../words/format-day.ts';
import { isMine } from './parts/is-mine.ts';

type Message = AppRecord & {
  room: string;
  by: string;
  text: string;
};

const messages = createCollection<Message>({
  name: 'chat-messages',
  version: 2,
  samples: () => [],
  shared: true,
});
/** Where visitors share the messages, they answer each other; elsewhere the sample people do. */
const isShared = messages.isOwn !== undefined;

interface ChatProps {
  /** People or groups to talk to. */
  rooms: readonly string[];
}

/** Conversations with the people of this app. Sample people answer by themselves, and say so. */
export function Chat({ rooms }: ChatProps) {
  const [room, setRoom] = useState(rooms[0] ?? 'Everybody');
  const shown = useRecords(messages)
    .filter((message) => message.room === room)
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  const list = useRef<HTMLUListElement>(null);
  const count = shown.length;
  useEffect(() => {
    if (count > 0) list.current?.scrollTo(0, list.current.scrollHeight);
  }, [count]);
  return (
    <div className="grid gap-4 md:grid-cols-[14rem_1fr]">
      <Panel title="Conversations">
        <ul className="grid gap-1">
          {rooms.map((one) => (
            <li key={one}>
              <button
                type="button"
                aria-current={one === room ? 'true' : undefined}
                onClick={() => setRoom(one)}
                className={`min-h-11 w-full cursor-pointer rounded-control px-3 text-left text-sm font-semibold ${one === room ? 'bg-primary text-on-primary' : 'hover:bg-soft'}`}
              >
                {one}
              </button>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={`Chat with ${room}`}>
        <ul
          ref={list}
          aria-live="polite"
          className="grid max-h-96 min-h-40 content-end gap-2 overflow-y-auto"
        >
          {shown.length === 0 ? <li className="text-muted">No messages yet. Write the first one.</li> : null}
          {shown.map((message) => (
            <li
              key={message.id}
              className={`max-w-[85%] rounded-card px-3 py-2 text-sm ${isMine(messages, message) ? 'justify-self-end bg-primary text-on-primary' : 'justify-self-start bg-soft'}`}
            >
              <p className="font-semibold">{message.by}</p>
              <p className="break-words whitespace-pre-line">{message.text}</p>
              <p className="text-xs">{formatMoment(message.createdAt)}</p>
            </li>
          ))}
        </ul>
        <Composer room={room} />
        {isShared ? (
          <p className="mt-2 text-sm text-muted">Everybody who can open this page reads these messages.</p>
        ) : null}
      </Panel>
    </div>
  );
}

const answers = [
  'Thank you, I have seen it and will come back to you.',
  'Good question. Could you tell me a little more?',
  'That works for me.',
  'I will look into it today.',
];

function Composer({ room }: { room: string }) {
  const [text, setText] = useState('');
  function send(event: FormEvent): void {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    messages.add({ room, by: currentName(), text: said });
    setText('');
    if (isShared) return;
    const answer = answers[said.length % answers.length] ?? '';
    setTimeout(() => messages.add({ room, by: `${room} (automatic reply)`, text: answer }), 600);
  }
  return (
    <form onSubmit={send} className="mt-4 flex gap-2">
      <input
        aria-label="Message"
        placeholder="Write a message"
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={inputClass}
      />
      <Button look="primary" type="submit">
        <Send aria-hidden="true" className="size-4" />
        Send
      </Button>
    </form>
  );
}
