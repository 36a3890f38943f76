import { Castle, Flag, Mountain, Swords, Tent, Trees, Wheat } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { GameFrame } from '../game-frame.tsx';
import { PlayLog } from '../league/play-log.tsx';
import { pick, type Random } from '../random.ts';
import { type Square, SquareBoard } from '../square-board.tsx';
import { useKept } from '../use-kept.ts';
import { useRandom } from '../use-random.ts';
import {
  attackOf,
  type Building,
  build,
  buildings,
  canPay,
  defenceOf,
  endTurn,
  enterTile,
  giftOf,
  incomeOf,
  lastTurn,
  mapSize,
  mayEnter,
  mayRecruit,
  newRealm,
  ownedCount,
  type Place,
  type Realm,
  recruit,
  type Stock,
  type Unit,
  units,
} from './realm.ts';

const usualRaces = ['Humans', 'Elves', 'Orcs', 'Dwarves'];

/** Choose a people, build, recruit, explore and conquer. */
export function StrategyGame({
  title,
  races = usualRaces,
  seed,
}: {
  title: string;
  /** The peoples to choose from; the computer plays one of the others. */
  races?: readonly string[];
  seed?: number;
}) {
  const random = useRandom(seed);
  const [realm, setRealm] = useKept<Realm | null>('strategy-realm', null);
  const [tally, setTally] = useKept('strategy-tally', { won: 0, lost: 0 });
  function show(next: Realm): void {
    setRealm(next);
    if (next.outcome !== undefined && realm?.outcome === undefined)
      setTally({ ...tally, [next.outcome]: tally[next.outcome] + 1 });
  }
  return (
    <GameFrame
      title={title}
      status={realm === null ? 'Choose your race.' : statusOf(realm)}
      scores={
        realm === null
          ? [
              { label: 'Won', value: tally.won },
              { label: 'Lost', value: tally.lost },
            ]
          : [
              { label: 'Gold', value: realm.stock.gold },
              { label: 'Wood', value: realm.stock.wood },
              { label: 'Food', value: realm.stock.food },
              { label: 'Moves', value: realm.moves },
            ]
      }
      rules={[
        'Each turn you may build and recruit as far as your stock reaches, and make three moves on the map.',
        'A move explores a tile beside your land or attacks who holds it. Tiles, farms, mines and sawmills bring income.',
        'Soldiers eat. Every five turns the rival raids you: walls and archers defend.',
        `You win by taking the stronghold, or by holding most of the land after ${lastTurn} turns. You lose when your home is overrun.`,
      ]}
      {...(realm === null ? {} : { onNew: () => setRealm(null) })}
    >
      {realm === null ? (
        <RaceChoice
          races={races}
          onChoose={(race, index) => {
            const others = races.filter((one) => one !== race);
            const rival = others.length === 0 ? 'Raiders' : pick(random, others);
            setRealm(newRealm(race, rival, giftOf(race, index), random));
          }}
        />
      ) : (
        <RealmView realm={realm} random={random} onChange={show} />
      )}
      {realm === null ? null : <PlayLog title="Chronicle" lines={realm.log} />}
    </GameFrame>
  );
}

function RealmView({
  realm,
  random,
  onChange,
}: {
  realm: Realm;
  random: Random;
  onChange: (realm: Realm) => void;
}) {
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      <div className="grid content-start gap-3">
        <SquareBoard
          label="Map"
          columns={mapSize}
          gap="gap-1"
          squares={squaresOf(realm)}
          onPress={(id) => onChange(enterTile(realm, Number(id), random))}
        />
        <div className="flex flex-wrap justify-center gap-2">
          <Button
            look="primary"
            disabled={realm.outcome !== undefined}
            onClick={() => onChange(endTurn(realm, random))}
          >
            End turn
          </Button>
          <Button
            disabled={realm.outcome !== undefined}
            onClick={() => onChange({ ...realm, outcome: 'lost', ending: 'You surrendered' })}
          >
            Surrender
          </Button>
        </div>
      </div>
      <div className="grid content-start gap-4">
        <Overview realm={realm} />
        <Choices title="Build">
          {(Object.keys(buildings) as Building[]).map((name) => (
            <Choice
              key={name}
              label={`Build ${name.toLowerCase()}`}
              text={buildings[name].text}
              cost={buildings[name].cost}
              count={realm.built[name]}
              disabled={realm.outcome !== undefined || !canPay(realm, buildings[name].cost)}
              onPress={() => onChange(build(realm, name))}
            />
          ))}
        </Choices>
        <Choices title="Recruit">
          {(Object.keys(units) as Unit[]).map((name) => (
            <Choice
              key={name}
              label={`Recruit ${name.toLowerCase()}`}
              text={units[name].text}
              cost={units[name].cost}
              count={realm.army[name]}
              disabled={!mayRecruit(realm, name)}
              onPress={() => onChange(recruit(realm, name))}
            />
          ))}
        </Choices>
      </div>
    </div>
  );
}

function statusOf(realm: Realm): string {
  if (realm.outcome !== undefined) return realm.ending;
  return `Turn ${realm.turn} of ${lastTurn}: ${realm.race} against ${realm.rival}`;
}

function RaceChoice({
  races,
  onChoose,
}: {
  races: readonly string[];
  onChoose: (race: string, index: number) => void;
}) {
  return (
    <div role="group" aria-label="Races" className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {races.map((race, index) => (
        <Button
          key={race}
          data-race
          className="min-h-20 flex-col gap-1!"
          onClick={() => onChoose(race, index)}
        >
          <span className="font-heading text-lg">{race}</span>
          <span className="text-xs font-normal text-muted">{giftOf(race, index).text}</span>
        </Button>
      ))}
    </div>
  );
}

function Overview({ realm }: { realm: Realm }) {
  const income = incomeOf(realm);
  const figures = [
    ['Attack', attackOf(realm)],
    ['Defence', defenceOf(realm)],
    ['Land', `${ownedCount(realm)} tiles`],
    ['Income', `${income.gold} gold, ${income.wood} wood, ${income.food} food`],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 rounded-control border border-line p-3 text-sm">
      {figures.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Choices({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="font-heading font-semibold">{title}</h3>
      <div className="mt-1 grid gap-1.5">{children}</div>
    </section>
  );
}

function costText({ gold, wood, food }: Stock): string {
  const parts = [
    gold > 0 ? `${gold} gold` : '',
    wood > 0 ? `${wood} wood` : '',
    food > 0 ? `${food} food` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function Choice({
  label,
  text,
  cost,
  count,
  disabled,
  onPress,
}: {
  label: string;
  text: string;
  cost: Stock;
  count: number;
  disabled: boolean;
  onPress: () => void;
}) {
  return (
    <div className="flex items-center gap-3 rounded-control bg-soft py-1 pr-1 pl-3 text-sm">
      <p className="min-w-0 grow">
        <span className="font-semibold">{count} ×</span> {text}. Costs {costText(cost)}
      </p>
      <Button className="shrink-0" disabled={disabled} onClick={onPress}>
        {label}
      </Button>
    </div>
  );
}

const icons: Readonly<Partial<Record<Place, typeof Castle>>> = {
  home: Castle,
  stronghold: Castle,
  camp: Tent,
  forest: Trees,
  hill: Mountain,
  plain: Wheat,
  ruin: Flag,
};

function squaresOf(realm: Realm): Square[] {
  return realm.tiles.map((tile, index) => {
    const row = Math.floor(index / mapSize) + 1;
    const place = `Row ${row}, column ${(index % mapSize) + 1}`;
    const open = mayEnter(realm, index);
    const Icon = tile.seen ? icons[tile.place] : undefined;
    const what = tile.seen ? tile.place : 'unexplored';
    const held = tile.owned ? ', yours' : tile.seen && tile.strength > 0 ? `, strength ${tile.strength}` : '';
    const look = tile.owned
      ? 'bg-primary text-on-primary'
      : tile.seen && tile.strength > 0
        ? 'bg-danger-soft text-danger-ink'
        : 'bg-soft text-ink';
    return {
      id: String(index),
      label: `${place}, ${what}${held}${open ? ', can be entered' : ''}`,
      disabled: !open,
      look: `relative rounded-control ${look} ${open ? 'ring-2 ring-inset ring-link' : ''}`,
      content: (
        <>
          {Icon === undefined ? (
            <span aria-hidden="true">{tile.seen ? '' : '?'}</span>
          ) : (
            <Icon aria-hidden="true" className="size-1/2" />
          )}
          {tile.seen && tile.strength > 0 ? (
            <span className="absolute right-1 bottom-1 flex items-center text-[0.65rem] font-bold">
              <Swords aria-hidden="true" className="size-3" /> {tile.strength}
            </span>
          ) : null}
        </>
      ),
    };
  });
}
