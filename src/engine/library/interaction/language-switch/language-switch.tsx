import { type FormEvent, useState } from 'react';
import { inDays } from '../../store/sample-dates.ts';
import { createValue, useValue } from '../../store/value.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { Notice } from '../parts/notice.tsx';
import { TextControl } from '../parts/text-control.tsx';
import { type LanguageCode, languages, texts } from './texts.ts';

const kept = createValue<string>('language', 'en');

/** A welcome in the language that the visitor chooses. */
export function LanguageSwitch({ codes }: { codes: readonly LanguageCode[] }) {
  const [stored, keep] = useValue(kept);
  const offered = languages.filter(({ code }) => codes.includes(code));
  const language = offered.find(({ code }) => code === stored)?.code ?? offered[0]?.code ?? 'en';
  const said = texts[language];
  const day = new Date(`${inDays(0)}T12:00`).toLocaleDateString(language, { dateStyle: 'full' });
  return (
    <div lang={language}>
      <Panel title={said.welcome}>
        <div className="grid grid-cols-1 gap-4">
          <div role="group" aria-label="Language" className="flex flex-wrap gap-2">
            {offered.map(({ code, name }) => (
              <Button
                key={code}
                lang={code}
                look={code === language ? 'primary' : 'plain'}
                aria-pressed={code === language}
                onClick={() => keep(code)}
              >
                {name}
              </Button>
            ))}
          </div>
          <p>{said.intro}</p>
          <p>
            {said.today} <strong>{day}</strong>
          </p>
          <p>
            {said.amount}: <strong>{(1234567.89).toLocaleString(language)}</strong>
          </p>
          <Greeting key={language} said={said} />
          <section>
            <h3 className="font-heading font-semibold">{said.steps}</h3>
            <ol className="mt-1 list-decimal pl-5">
              <li>{said.look}</li>
              <li>{said.choose}</li>
              <li>{said.ask}</li>
            </ol>
          </section>
          <Notice>{said.scope}</Notice>
        </div>
      </Panel>
    </div>
  );
}

function Greeting({ said }: { said: (typeof texts)[LanguageCode] }) {
  const [name, setName] = useState('');
  const [greeted, greet] = useState('');
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        greet(name.trim());
      }}
    >
      <div className="min-w-0 flex-1 basis-48">
        <TextControl label={said.yourName} value={name} onChange={setName} />
      </div>
      <Button type="submit">{said.greet}</Button>
      <p role="status" className="w-full font-semibold">
        {greeted === '' ? '' : said.hello.replace('{name}', greeted)}
      </p>
    </form>
  );
}
