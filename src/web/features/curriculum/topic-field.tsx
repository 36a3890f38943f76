import { subjects } from '../../../catalog/subjects.gen.ts';
import { Collapsible } from '../../ui/collapsible.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { findMatches, type Match, matchOf } from './find-matches.ts';
import { counted } from './write-hours.ts';

interface TopicFieldProps {
  topic: string;
  chosen: Match | undefined;
  error: string | undefined;
  onType: (topic: string) => void;
  onChoose: (match: Match) => void;
}

const longestTopic = 120;

/** What somebody wants to learn, in their own words, and what that may mean here. */
export function TopicField({ topic, chosen, error, onType, onChoose }: TopicFieldProps) {
  const matches = findMatches(topic);
  return (
    <div className="grid gap-3">
      <Field label="What do you want to learn?" error={error}>
        {(control) => (
          <Input
            {...control}
            value={topic}
            maxLength={longestTopic}
            autoComplete="off"
            placeholder="Statistics, chords, double-entry, first aid …"
            onChange={(event) => onType(event.target.value)}
          />
        )}
      </Field>
      {matches.length === 0 ? null : (
        <ul aria-label="What it may mean" className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {matches.map((match) => (
            <li key={match.id} className="grid">
              <MatchButton match={match} isChosen={match.id === chosen?.id} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
      <Collapsible label={`All ${counted(subjects.length, 'subject')}`}>
        <SubjectList chosen={chosen} onChoose={onChoose} />
      </Collapsible>
    </div>
  );
}

interface Choosing {
  isChosen: boolean;
  onChoose: (match: Match) => void;
}

function MatchButton({ match, isChosen, onChoose }: Choosing & { match: Match }) {
  const { subject, topic, title } = match;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onChoose(match)}
      className="grid min-h-11 content-center gap-0.5 rounded-medium border border-line bg-surface px-3 py-2 text-left transition-colors hover:border-line-strong aria-pressed:border-accent aria-pressed:bg-accent/6"
    >
      <span className="text-small font-medium text-ink">{title}</span>
      <span className="text-caption text-ink-muted">
        {topic === undefined
          ? `The whole subject: ${counted(subject.topics.length, 'topic')}, ${counted(Math.round(subject.hours), 'hour')}`
          : `One topic of ${subject.title}, with what it needs`}
      </span>
    </button>
  );
}

function SubjectList({ chosen, onChoose }: { chosen: Match | undefined; onChoose: (match: Match) => void }) {
  const areas = [...new Set(subjects.map(({ area }) => area))].toSorted();
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {areas.map((area) => (
        <section key={area} aria-label={area} className="grid content-start gap-2">
          <h3 className="text-caption font-medium text-ink-muted">{area}</h3>
          <ul className="flex flex-wrap gap-2">
            {subjects
              .filter((subject) => subject.area === area)
              .map((subject) => (
                <li key={subject.slug}>
                  <button
                    type="button"
                    title={subject.about}
                    aria-pressed={chosen?.id === subject.slug}
                    onClick={() => onChoose(matchOf(subject))}
                    className="min-h-11 rounded-full border border-line px-3 text-small text-ink-muted transition-colors hover:border-line-strong hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent/6 aria-pressed:text-ink sm:min-h-8"
                  >
                    {subject.title}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
