import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { inPlaces } from '../parts/in-places.ts';
import { createResults, keepResult } from '../parts/kept-results.tsx';
import { Fault } from '../parts/result-box.tsx';
import { CopyButton, DownloadButton } from '../parts/tool-buttons.tsx';

export const generatedResults = createResults('generated');

/** Something to set, a button that generates, and what came out. `make` gives the results or says what is missing. */
export function Generating({
  what,
  button = 'Generate',
  make,
  show,
  children,
}: {
  what: string;
  button?: string;
  make: () => readonly string[] | string;
  show?: (items: readonly string[]) => ReactNode;
  children?: ReactNode;
}) {
  const [items, setItems] = useState<readonly string[]>([]);
  const [fault, setFault] = useState<string>();
  function generate(): void {
    const made = make();
    if (typeof made === 'string') {
      setFault(made);
      return setItems([]);
    }
    setFault(undefined);
    setItems(made);
    keepResult(generatedResults, `${what}:`, made.join(what === 'Text' ? '\n' : ', ').slice(0, 300));
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {children}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={generate}>
          {button}
        </Button>
        <CopyButton text={items.join('\n')} />
        <DownloadButton name={`${what.toLowerCase().replaceAll(' ', '-')}.txt`} text={items.join('\n')} />
      </div>
      <Fault text={fault} />
      <div role="status" aria-label="Generated" data-result>
        {items.length === 0 ? null : show === undefined ? (
          <ul className="grid grid-cols-1 gap-2 rounded-card bg-soft p-4">
            {inPlaces(items).map(({ key, item }) => (
              <li key={key} data-generated className="font-mono text-lg font-semibold break-all">
                {item}
              </li>
            ))}
          </ul>
        ) : (
          show(items)
        )}
      </div>
    </div>
  );
}
