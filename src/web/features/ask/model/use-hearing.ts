import { useEffect, useRef } from 'react';

interface HeardModel {
  readonly text: string;
  /** Ends the request. */
  readonly end: () => void;
}

/** The answer of a model that is being given, so that it can be ended; leaving the page ends it. */
export function useHearing() {
  const heard = useRef<HeardModel>(undefined);
  useEffect(() => () => heard.current?.end(), []);
  return {
    note(model: HeardModel): void {
      heard.current = model;
    },
    /** Tells whether something was said. */
    end(): boolean {
      heard.current?.end();
      return (heard.current?.text ?? '').trim() !== '';
    },
    forget(): void {
      heard.current = undefined;
    },
  };
}
