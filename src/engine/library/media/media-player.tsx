import { Music, Play, Search, Upload } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentName } from '../account/session.ts';
import { Cover } from '../content/cover.tsx';
import { type Entity, imageField, titleOf } from '../records/entity.ts';
import { inputClass } from '../records/field-input.tsx';
import { formatValue } from '../records/format-value.ts';
import { queryRecords } from '../records/query-records.ts';
import type { AppRecord } from '../store/collection.ts';
import { useRecords } from '../store/use-records.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { say } from '../ui/toast.tsx';
import { inText } from '../words/in-text.ts';
import { fileAddress, keepFile } from './kept-files.ts';
import { formatTime, melodyOf } from './melody.ts';
import { Player } from './player.ts';
import { PlayerControls } from './player-controls.tsx';
import { SceneCanvas } from './scene-canvas.tsx';

interface MediaPlayerProps {
  entity: Entity;
  kind: 'audio' | 'video';
}

/** A list of tracks and what is playing. Samples are short tunes or drawn films; uploaded files are played. */
export function MediaPlayer({ entity, kind }: MediaPlayerProps) {
  const records = useRecords(entity.records);
  const [player] = useState(() => new Player());
  const state = useSyncExternalStore(player.subscribe, player.get);
  const [repeat, setRepeat] = useState(false);
  const current = records.find(({ id }) => id === state.trackId) ?? records[0];
  function start(record: AppRecord | undefined): void {
    if (record === undefined) return;
    const file = fileAddress(record.id);
    player.load({ id: record.id, title: titleOf(entity, record), ...(file === undefined ? {} : { file }) });
    player.play();
  }
  function step(by: number): void {
    const place = records.findIndex(({ id }) => id === current?.id);
    start(records[(place + by + records.length) % records.length]);
  }
  useEffect(() => () => player.pause(), [player]);
  useEffect(() => player.onEnd(() => (repeat ? start(current) : step(1))));
  useEffect(() => {
    const [first] = records;
    if (player.get().trackId !== '' || first === undefined) return;
    const file = fileAddress(first.id);
    player.load({ id: first.id, title: titleOf(entity, first), ...(file === undefined ? {} : { file }) });
  }, [player, records, entity]);
  return (
    <section
      aria-label={`${entity.one} player`}
      className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[2fr_3fr]"
    >
      {current === undefined ? null : (
        <Card className="grid grid-cols-1 gap-4 p-5 lg:sticky lg:top-20">
          <Stage entity={entity} record={current} kind={kind} player={player} position={state.position} />
          <div>
            <output className="block text-sm font-semibold text-muted">
              {state.playing ? 'Now playing' : 'Paused'}: {titleOf(entity, current)}
            </output>
            <h2 className="font-heading text-xl font-bold">{titleOf(entity, current)}</h2>
            <p className="text-sm text-muted">{factsOf(entity, current)}</p>
          </div>
          <PlayerControls
            player={player}
            state={state}
            repeat={repeat}
            onRepeat={() => setRepeat(!repeat)}
            onStep={step}
          />
        </Card>
      )}
      <TrackList
        entity={entity}
        kind={kind}
        records={records}
        playing={state.playing ? state.trackId : ''}
        onPlay={start}
      />
    </section>
  );
}

function factsOf(entity: Entity, record: AppRecord): string {
  return entity.fields
    .filter(({ kind, name }) => name !== entity.title && ['text', 'choice', 'tags'].includes(kind))
    .map((field) => formatValue(field, record[field.name]))
    .filter((text) => text !== '')
    .slice(0, 3)
    .join(' · ');
}

interface StageProps {
  entity: Entity;
  record: AppRecord;
  kind: 'audio' | 'video';
  player: Player;
  position: number;
}

function Stage({ entity, record, kind, player, position }: StageProps) {
  const title = titleOf(entity, record);
  const image = imageField(entity);
  if (kind === 'video' && fileAddress(record.id) !== undefined)
    return <div ref={(node) => node?.replaceChildren(player.element)} />;
  if (kind === 'video') return <SceneCanvas seed={title} seconds={position} label={`Film: ${title}`} />;
  return (
    <Cover
      label={title}
      kind={entity.one}
      className="aspect-video w-full rounded-card"
      {...(image === undefined ? {} : { source: String(record[image.name] ?? '') })}
    />
  );
}

interface TrackListProps {
  entity: Entity;
  kind: 'audio' | 'video';
  records: readonly AppRecord[];
  playing: string;
  onPlay: (record: AppRecord) => void;
}

function TrackList({ entity, kind, records, playing, onPlay }: TrackListProps) {
  const [text, setText] = useState('');
  const found = queryRecords(entity, records, { text, filters: {}, sort: '', descending: false });
  const many = inText(entity.many);
  async function add(files: FileList | null): Promise<void> {
    for (const file of files ?? []) {
      const record = entity.records.add({
        [entity.title]: file.name.replace(/\.[^.]+$/, ''),
        by: currentName(),
      });
      const kept = await keepFile(record.id, file);
      say(
        kept ? `${file.name} was added.` : `${file.name} was added for this visit: it is too large to keep.`,
      );
    }
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap gap-3">
        <div className="relative min-w-52 flex-1">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-3.5 left-3 size-4 text-muted"
          />
          <input
            type="search"
            aria-label={`Search ${many}`}
            placeholder={`Search ${many}`}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className={`${inputClass} pl-9`}
          />
        </div>
        <label className={buttonClass('plain', 'focus-within:outline-3 focus-within:outline-link')}>
          <Upload aria-hidden="true" className="size-4" />
          Add your file
          <input
            type="file"
            multiple
            accept={`${kind}/*`}
            onChange={(event) => void add(event.target.files)}
            className="sr-only"
          />
        </label>
      </div>
      {found.length === 0 ? <Empty text={`No ${many} fit this search.`} /> : null}
      <ol className="grid grid-cols-1 gap-2">
        {found.map((record) => (
          <TrackRow
            key={record.id}
            entity={entity}
            record={record}
            playing={record.id === playing}
            onPlay={onPlay}
          />
        ))}
      </ol>
      <p className="text-sm text-muted">
        {kind === 'audio'
          ? 'The samples are short tunes made of notes. Add your own files to hear them here.'
          : 'The samples are short drawn films. Add your own files to see them here.'}
      </p>
    </div>
  );
}

interface TrackRowProps {
  entity: Entity;
  record: AppRecord;
  playing: boolean;
  onPlay: (record: AppRecord) => void;
}

function TrackRow({ entity, record, playing, onPlay }: TrackRowProps) {
  return (
    <li
      data-record={record.id}
      className={`flex items-center gap-3 rounded-control border p-2 ${playing ? 'border-primary bg-soft' : 'border-line bg-surface'}`}
    >
      <Button
        look="primary"
        aria-label={`Play ${titleOf(entity, record)}`}
        className="px-3"
        onClick={() => onPlay(record)}
      >
        {playing ? (
          <Music aria-hidden="true" className="size-5" />
        ) : (
          <Play aria-hidden="true" className="size-5" />
        )}
      </Button>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{titleOf(entity, record)}</span>
        <span className="block truncate text-sm text-muted">{factsOf(entity, record)}</span>
      </span>
      {fileAddress(record.id) === undefined ? (
        <span className="text-sm text-muted tabular-nums">
          {formatTime(melodyOf(titleOf(entity, record)).seconds)}
        </span>
      ) : null}
    </li>
  );
}
