import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Textarea } from '../../ui/textarea.tsx';

interface EditQuestionProps {
  question: string;
  onAsk: (question: string) => void;
  onCancel: () => void;
}

/** A question that is worded anew. */
export function EditQuestion({ question, onAsk, onCancel }: EditQuestionProps) {
  const [text, setText] = useState(question);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(question.length, question.length);
  }, [question]);
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (text.trim() !== '') onAsk(text.trim());
  }
  function pressed(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) submit(event);
    if (event.key === 'Escape') onCancel();
  }
  return (
    <form aria-label="Edit the question" onSubmit={submit} className="grid gap-2 border-t border-line pt-6">
      <Textarea
        ref={field}
        grow
        aria-label="The question"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={pressed}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" look="primary">
          Ask
        </Button>
      </div>
    </form>
  );
}
