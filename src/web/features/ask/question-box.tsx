import { ArrowUp, Mic, MicOff, Square } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffectEvent,
  useId,
  useLayoutEffect,
} from 'react';
import { brand } from '../../../kernel/brand.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { questionParameter } from './ask-address.ts';
import { AddDocumentsButton } from './documents/add-documents-button.tsx';
import { AttachedList } from './documents/attached-list.tsx';
import type { OwnDocumentsView } from './documents/own-documents-view.ts';
import { useListening } from './voice/use-listening.ts';

interface QuestionBoxProps {
  documents: OwnDocumentsView;
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  busy: boolean;
  onType: (text: string) => void;
  onAsk: () => void;
  onStop: () => void;
  /** The arrow up in an empty box leads back to the last question. */
  onBack: () => void;
  /** Chooses who answers, where there is a choice. */
  picker: ReactNode;
}

/** Where questions are written. */
export function QuestionBox({
  documents,
  field,
  text,
  busy,
  onType,
  onAsk,
  onStop,
  onBack,
  picker,
}: QuestionBoxProps) {
  const id = useId();
  const voice = useListening(onType);
  // Somebody may have typed into the page as the build rendered it, before it was taken over. It is known before the next press.
  const takeTyped = useEffectEvent(() => {
    const typed = field.current?.value ?? '';
    if (typed !== '' && typed !== text) onType(typed);
  });
  useLayoutEffect(() => takeTyped(), []);
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (!busy && text.trim() !== '') onAsk();
  }
  function pressed(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) submit(event);
    if (event.key === 'ArrowUp' && text === '') {
      event.preventDefault();
      onBack();
    }
    if (event.key === 'Escape' && busy) onStop();
  }
  return (
    <form aria-label={brand.askName} data-waits data-enter="send" onSubmit={submit} className="print:hidden">
      <div className="grid grid-cols-1 gap-1 rounded-large border border-line-strong bg-ground p-2 shadow-overlay transition-shadow has-[textarea:focus-visible]:ring-2 has-[textarea:focus-visible]:ring-focus">
        <AttachedList view={documents} />
        <label htmlFor={id} className="sr-only">
          Your question
        </label>
        {/* Longer texts may be pasted: what is too long is said in words and not cut off. */}
        <textarea
          ref={field}
          id={id}
          name={questionParameter}
          value={text}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={pressed}
          rows={2}
          required
          enterKeyHint="send"
          placeholder="Ask something, in your own words"
          className="field-sizing-content block max-h-[40dvh] min-h-16 w-full resize-none bg-transparent px-2.5 py-2 text-body text-ink outline-hidden placeholder:text-ink-faint"
        />
        <div className="flex items-center justify-between gap-3">
          {picker ?? <p className="pl-2.5 text-caption text-ink-muted">Answered on this device</p>}
          <div className="flex shrink-0 items-center gap-1">
            <AddDocumentsButton onFiles={documents.add} />
            <VoiceButton voice={voice} />
            {busy ? (
              <Button onClick={onStop}>
                <Square aria-hidden />
                Stop
              </Button>
            ) : (
              <Button type="submit" look="primary">
                Ask
                <ArrowUp aria-hidden />
              </Button>
            )}
          </div>
        </div>
      </div>
    </form>
  );
}

function VoiceButton({ voice }: { voice: ReturnType<typeof useListening> }) {
  if (!voice.available) return null;
  return (
    <IconButton
      label={voice.listening ? 'Stop listening' : 'Say the question'}
      aria-pressed={voice.listening}
      onClick={voice.toggle}
    >
      {voice.listening ? <MicOff aria-hidden /> : <Mic aria-hidden />}
    </IconButton>
  );
}
