import { ArrowUp, Square } from 'lucide-react';
import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { limits } from '../../../../kernel/limits.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Textarea } from '../../../ui/textarea.tsx';

interface ComposerProps {
  text: string;
  onText: (text: string) => void;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  disabled: boolean;
  busy: boolean;
  onSend: () => void;
  onCancel: (() => void) | undefined;
}

/** Enter sends, Shift and Enter begins a new line. */
export function Composer({ text, onText, fieldRef, disabled, busy, onSend, onCancel }: ComposerProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    onSend();
  }
  function sendByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-2 p-3">
      <Textarea
        ref={fieldRef}
        aria-label="Change the app by a sentence"
        placeholder={disabled ? 'There is no version yet that could be changed.' : 'Say what should change …'}
        value={text}
        disabled={disabled}
        grow
        rows={1}
        maxLength={limits.apps.prompt}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={sendByKey}
        className="flex-1 max-md:min-h-11 md:min-h-9"
      />
      {onCancel === undefined ? (
        <IconButton
          label="Send"
          type="submit"
          disabled={disabled || busy || text.trim() === ''}
          className="bg-accent-fill text-on-accent hover:bg-accent-fill-hover hover:text-on-accent"
        >
          <ArrowUp aria-hidden />
        </IconButton>
      ) : (
        <IconButton label="Cancel" onClick={onCancel} className="border border-line-strong bg-control">
          <Square aria-hidden />
        </IconButton>
      )}
    </form>
  );
}
