import { Award, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { type Entity, titleOf } from '../../records/entity.ts';
import { newId } from '../../store/collection.ts';
import { useRecords } from '../../store/use-records.ts';
import { createValue, useValue } from '../../store/value.ts';
import { Button } from '../../ui/button.tsx';
import { Card, Panel } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import { StatRow } from '../../ui/stat.tsx';
import { say } from '../../ui/toast.tsx';
import { inText } from '../../words/in-text.ts';
import { Certificate } from './certificate.tsx';
import { AddLesson, LessonList, LessonText } from './lesson-parts.tsx';
import { type Lesson, nextLesson, progressOf, startLessons } from './lessons.ts';

type ById<T> = Readonly<Record<string, readonly T[]>>;

const doneLessons = createValue<ById<string>>('course-done', {});
const writtenLessons = createValue<ById<Lesson>>('course-lessons', {});

/** Courses with their lessons: read one after the other, see how far you are, get a certificate at the end. */
export function CoursePlayer({ entity }: { entity: Entity }) {
  const courses = useRecords(entity.records);
  const [done, setDone] = useValue(doneLessons);
  const [written, setWritten] = useValue(writtenLessons);
  const [chosen, choose] = useState('');
  const course = courses.find(({ id }) => id === chosen) ?? courses[0];
  const one = inText(entity.one);
  if (course === undefined) return <p className="text-muted">There is no {one} yet.</p>;
  const lessonsOf = (id: string, title: string) => [...startLessons(title), ...(written[id] ?? [])];
  const percentOf = (id: string, title: string) => progressOf(lessonsOf(id, title), done[id] ?? []);
  const percents = courses.map((record) => percentOf(record.id, titleOf(entity, record)));
  return (
    <section aria-label={`Learning: ${inText(entity.many)}`} className="grid grid-cols-1 gap-5">
      <StatRow
        stats={[
          { label: `${entity.many} started`, value: String(percents.filter((value) => value > 0).length) },
          {
            label: `${entity.many} completed`,
            value: String(percents.filter((value) => value === 100).length),
          },
          { label: 'Lessons done', value: String(Object.values(done).flat().length) },
          {
            label: 'Overall progress',
            value: `${Math.round(percents.reduce((sum, value) => sum + value, 0) / percents.length)}%`,
          },
        ]}
      />
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {courses.map((record, index) => (
          <li key={record.id}>
            <Card className={`grid gap-3 p-4 ${record.id === course.id ? 'border-primary bg-soft' : ''}`}>
              <h3 className="font-heading font-semibold">{titleOf(entity, record)}</h3>
              <Progress label={`Progress: ${titleOf(entity, record)}`} value={percents[index] ?? 0} />
              <Button
                aria-label={`Learn ${titleOf(entity, record)}`}
                aria-pressed={record.id === course.id}
                onClick={() => choose(record.id)}
              >
                {percents[index] === 0 ? `Start ${one}` : percents[index] === 100 ? 'Read again' : 'Continue'}
              </Button>
            </Card>
          </li>
        ))}
      </ul>
      <CourseView
        key={course.id}
        title={titleOf(entity, course)}
        lessons={lessonsOf(course.id, titleOf(entity, course))}
        done={done[course.id] ?? []}
        onDone={(ids) => setDone({ ...done, [course.id]: ids })}
        onAdd={(lesson) => setWritten({ ...written, [course.id]: [...(written[course.id] ?? []), lesson] })}
      />
    </section>
  );
}

interface CourseViewProps {
  title: string;
  lessons: readonly Lesson[];
  done: readonly string[];
  onDone: (ids: readonly string[]) => void;
  onAdd: (lesson: Lesson) => void;
}

function CourseView({ title, lessons, done, onDone, onAdd }: CourseViewProps) {
  const [shown, show] = useState(nextLesson(lessons, done)?.id ?? lessons[0]?.id ?? '');
  const [certified, setCertified] = useState(false);
  const lesson = lessons.find(({ id }) => id === shown);
  const percent = progressOf(lessons, done);
  function toggle({ id, title: name }: Lesson): void {
    if (done.includes(id)) {
      onDone(done.filter((other) => other !== id));
      return say(`${name} is open again.`);
    }
    const now = [...done, id];
    onDone(now);
    const next = nextLesson(lessons, now, id);
    say(next === undefined ? `All lessons of ${title} are done.` : `${name} is done.`, {
      undo: () => onDone(done),
    });
    if (next !== undefined) show(next.id);
  }
  return (
    <Panel
      title={title}
      tools={
        <span className="inline-flex items-center gap-2 text-sm font-semibold">
          <ListChecks aria-hidden="true" className="size-4" />
          {lessons.filter(({ id }) => done.includes(id)).length} of {lessons.length} lessons
        </span>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <Progress label="Your progress" value={percent} />
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <LessonList lessons={lessons} done={done} shown={shown} onShow={show} />
          {lesson === undefined ? null : (
            <LessonText lesson={lesson} isDone={done.includes(lesson.id)} onToggle={() => toggle(lesson)} />
          )}
        </div>
        {percent === 100 ? (
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-soft p-4">
            <p className="font-semibold">You have completed {title}.</p>
            <Button look="primary" onClick={() => setCertified(true)}>
              <Award aria-hidden="true" className="size-4" />
              Get certificate
            </Button>
          </div>
        ) : null}
        <AddLesson
          onAdd={(values) => {
            onAdd({ ...values, id: newId() });
            say(`${values.title} was added to ${title}.`);
          }}
        />
      </div>
      {certified ? <Certificate course={title} onClose={() => setCertified(false)} /> : null}
    </Panel>
  );
}
