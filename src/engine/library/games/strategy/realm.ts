import { pick, type Random, shuffle, whole } from '../random.ts';

export const mapSize = 6;
export const lastTurn = 40;
const movesPerTurn = 3;

export interface Stock {
  readonly gold: number;
  readonly wood: number;
  readonly food: number;
}

/** What a people is good at. */
export interface Gift {
  readonly attack: number;
  readonly defence: number;
  readonly income: number;
  readonly moves: number;
  readonly text: string;
}

const gifts: readonly Gift[] = [
  { attack: 0, defence: 0, income: 4, moves: 0, text: 'Traders: 4 more gold each turn' },
  { attack: 0, defence: 0, income: 0, moves: 1, text: 'Scouts: one more move each turn' },
  { attack: 4, defence: 0, income: 0, moves: 0, text: 'Raiders: 4 more attack strength' },
  { attack: 0, defence: 5, income: 0, moves: 0, text: 'Builders: 5 more defence strength' },
];

/** Known peoples get what fits them, others what comes next. */
export function giftOf(race: string, index: number): Gift {
  const known: readonly (readonly [RegExp, number])[] = [
    [/human|merchant|trader|empire|kingdom/i, 0],
    [/elf|elves|scout|ranger|alien|protoss/i, 1],
    [/orc|undead|demon|barbarian|zerg|viking|troll/i, 2],
    [/dwar|giant|terran|robot|golem/i, 3],
  ];
  const found = known.find(([pattern]) => pattern.test(race))?.[1] ?? index % gifts.length;
  return gifts[found] ?? { attack: 0, defence: 0, income: 0, moves: 0, text: '' };
}

export const buildings = {
  Farm: { cost: { gold: 10, wood: 10, food: 0 }, text: '+6 food each turn' },
  Sawmill: { cost: { gold: 15, wood: 0, food: 0 }, text: '+5 wood each turn' },
  Mine: { cost: { gold: 10, wood: 15, food: 0 }, text: '+7 gold each turn' },
  Barracks: { cost: { gold: 20, wood: 20, food: 0 }, text: 'needed to recruit knights' },
  Wall: { cost: { gold: 10, wood: 20, food: 0 }, text: '+6 defence' },
} as const satisfies Readonly<Record<string, { cost: Stock; text: string }>>;
export type Building = keyof typeof buildings;

export const units = {
  Warrior: { cost: { gold: 10, wood: 0, food: 5 }, attack: 2, defence: 1, text: 'attack 2, defence 1' },
  Archer: { cost: { gold: 10, wood: 5, food: 5 }, attack: 1, defence: 3, text: 'attack 1, defence 3' },
  Knight: { cost: { gold: 25, wood: 5, food: 10 }, attack: 5, defence: 3, text: 'attack 5, defence 3' },
} as const satisfies Readonly<Record<string, { cost: Stock; attack: number; defence: number; text: string }>>;
export type Unit = keyof typeof units;

export type Place = 'home' | 'plain' | 'forest' | 'hill' | 'ruin' | 'camp' | 'stronghold';

export interface Tile {
  readonly place: Place;
  readonly seen: boolean;
  readonly owned: boolean;
  /** Of those who hold it against you. */
  readonly strength: number;
}

export interface Realm {
  readonly race: string;
  readonly rival: string;
  readonly gift: Gift;
  readonly turn: number;
  readonly moves: number;
  readonly stock: Stock;
  readonly built: Readonly<Record<Building, number>>;
  readonly army: Readonly<Record<Unit, number>>;
  readonly tiles: readonly Tile[];
  readonly log: readonly string[];
  readonly outcome: 'won' | 'lost' | undefined;
  readonly ending: string;
}

export const homeTile = mapSize * (mapSize - 1);
export const strongholdTile = mapSize - 1;

function newTiles(random: Random): Tile[] {
  const places: Place[] = shuffle(random, [
    ...Array.from({ length: 7 }, (): Place => 'camp'),
    ...Array.from({ length: 6 }, (): Place => 'ruin'),
    ...Array.from({ length: 7 }, (): Place => 'forest'),
    ...Array.from({ length: 6 }, (): Place => 'hill'),
    ...Array.from({ length: 8 }, (): Place => 'plain'),
  ]);
  return Array.from({ length: mapSize * mapSize }, (_, index): Tile => {
    if (index === homeTile) return { place: 'home', seen: true, owned: true, strength: 0 };
    if (index === strongholdTile) return { place: 'stronghold', seen: true, owned: false, strength: 24 };
    const place = places.pop() ?? 'plain';
    const near = neighbours(homeTile).includes(index) && place === 'camp' ? 'plain' : place;
    return { place: near, seen: false, owned: false, strength: near === 'camp' ? 3 + whole(random, 6) : 0 };
  });
}

export function neighbours(tile: number): number[] {
  const x = tile % mapSize;
  return [
    ...(x > 0 ? [tile - 1] : []),
    ...(x < mapSize - 1 ? [tile + 1] : []),
    ...(tile >= mapSize ? [tile - mapSize] : []),
    ...(tile < mapSize * (mapSize - 1) ? [tile + mapSize] : []),
  ];
}

export function newRealm(race: string, rival: string, gift: Gift, random: Random): Realm {
  return {
    race,
    rival,
    gift,
    turn: 1,
    moves: movesPerTurn + gift.moves,
    stock: { gold: 50, wood: 40, food: 30 },
    built: { Farm: 0, Sawmill: 0, Mine: 0, Barracks: 0, Wall: 0 },
    army: { Warrior: 1, Archer: 0, Knight: 0 },
    tiles: newTiles(random),
    log: [`Your ${race} settle in the south-west. The ${rival} hold a stronghold in the north-east.`],
    outcome: undefined,
    ending: '',
  };
}

export function attackOf({ army, gift }: Realm): number {
  return (
    gift.attack +
    (Object.keys(units) as Unit[]).reduce((sum, unit) => sum + army[unit] * units[unit].attack, 0)
  );
}

export function defenceOf({ army, gift, built }: Realm): number {
  const men = (Object.keys(units) as Unit[]).reduce((sum, unit) => sum + army[unit] * units[unit].defence, 0);
  return 4 + gift.defence + built.Wall * 6 + men;
}

export function ownedCount({ tiles }: Realm): number {
  return tiles.filter(({ owned }) => owned).length;
}

export function incomeOf(realm: Realm): Stock {
  const count = (place: Place) => realm.tiles.filter((tile) => tile.owned && tile.place === place).length;
  const soldiers = realm.army.Warrior + realm.army.Archer + realm.army.Knight;
  return {
    gold: 6 + realm.gift.income + realm.built.Mine * 7 + count('hill') * 2 + count('camp'),
    wood: 4 + realm.built.Sawmill * 5 + count('forest') * 2,
    food: 5 + realm.built.Farm * 6 + count('plain') * 2 - soldiers,
  };
}

export function canPay({ stock }: Realm, cost: Stock): boolean {
  return stock.gold >= cost.gold && stock.wood >= cost.wood && stock.food >= cost.food;
}

function pay(realm: Realm, cost: Stock): Realm {
  const { gold, wood, food } = realm.stock;
  return { ...realm, stock: { gold: gold - cost.gold, wood: wood - cost.wood, food: food - cost.food } };
}

function tell(realm: Realm, line: string): Realm {
  return { ...realm, log: [...realm.log, `Turn ${realm.turn}: ${line}`] };
}

export function build(realm: Realm, building: Building): Realm {
  const { cost } = buildings[building];
  if (realm.outcome !== undefined || !canPay(realm, cost)) return realm;
  const built = { ...realm.built, [building]: realm.built[building] + 1 };
  return tell({ ...pay(realm, cost), built }, `${building} built.`);
}

export function mayRecruit(realm: Realm, unit: Unit): boolean {
  return (
    realm.outcome === undefined &&
    canPay(realm, units[unit].cost) &&
    (unit !== 'Knight' || realm.built.Barracks > 0)
  );
}

export function recruit(realm: Realm, unit: Unit): Realm {
  if (!mayRecruit(realm, unit)) return realm;
  const army = { ...realm.army, [unit]: realm.army[unit] + 1 };
  return tell({ ...pay(realm, units[unit].cost), army }, `${unit} recruited.`);
}

export function mayEnter(realm: Realm, tile: number): boolean {
  const target = realm.tiles[tile];
  return (
    realm.outcome === undefined &&
    realm.moves > 0 &&
    target !== undefined &&
    !target.owned &&
    neighbours(tile).some((near) => realm.tiles[near]?.owned === true)
  );
}

function withTile(realm: Realm, tile: number, change: Partial<Tile>): Realm {
  return { ...realm, tiles: realm.tiles.map((one, index) => (index === tile ? { ...one, ...change } : one)) };
}

/** Explores a tile beside your land, or attacks who holds it. */
export function enterTile(before: Realm, tile: number, random: Random): Realm {
  const target = before.tiles[tile];
  if (target === undefined || !mayEnter(before, tile)) return before;
  const realm = { ...before, moves: before.moves - 1 };
  if (!target.seen && target.strength > 0)
    return tell(
      withTile(realm, tile, { seen: true }),
      `Your scouts find a camp of strength ${target.strength}.`,
    );
  if (target.strength > 0) return fight(realm, tile, target, random);
  const taken = withTile(realm, tile, { seen: true, owned: true });
  if (target.place !== 'ruin') return tell(taken, `You explore a ${target.place} and claim it.`);
  const found = 15 + whole(random, 16);
  const kind = pick(random, ['gold', 'wood', 'food'] as const);
  const stock = { ...taken.stock, [kind]: taken.stock[kind] + found };
  return tell(
    { ...withTile(taken, tile, { place: 'plain' }), stock },
    `You explore a ruin and find ${found} ${kind}.`,
  );
}

function loseOne(army: Realm['army']): Realm['army'] {
  const unit = (['Warrior', 'Archer', 'Knight'] as const).find((one) => army[one] > 0);
  return unit === undefined ? army : { ...army, [unit]: army[unit] - 1 };
}

function fight(realm: Realm, tile: number, target: Tile, random: Random): Realm {
  const own = attackOf(realm) + whole(random, 4);
  const foe = target.place === 'stronghold' ? 'stronghold' : 'camp';
  if (own <= target.strength) {
    const weaker = withTile(realm, tile, {
      seen: true,
      strength: Math.max(1, target.strength - Math.floor(own / 3)),
    });
    return tell(
      { ...weaker, army: loseOne(weaker.army) },
      `Attack on the ${foe} fails (${own} against ${target.strength}). You lose a soldier.`,
    );
  }
  const won = withTile(realm, tile, { seen: true, owned: true, strength: 0 });
  if (target.place === 'stronghold')
    return {
      ...tell(won, `Your army takes the stronghold of the ${realm.rival}.`),
      outcome: 'won',
      ending: `Victory. You took the stronghold of the ${realm.rival} in turn ${realm.turn}`,
    };
  const stock = { ...won.stock, gold: won.stock.gold + 12 };
  return tell(
    { ...won, stock },
    `Victory over the camp (${own} against ${target.strength}). You take 12 gold.`,
  );
}

/** Income, hunger, and now and then a raid of the rival, who grows all the time. */
export function endTurn(realm: Realm, random: Random): Realm {
  if (realm.outcome !== undefined) return realm;
  const income = incomeOf(realm);
  const food = realm.stock.food + income.food;
  const stock = {
    gold: realm.stock.gold + income.gold,
    wood: realm.stock.wood + income.wood,
    food: Math.max(0, food),
  };
  const hungry =
    food < 0
      ? tell({ ...realm, army: loseOne(realm.army) }, 'There is not enough food. A soldier leaves.')
      : realm;
  const turn = realm.turn + 1;
  const grown = withTile(hungry, strongholdTile, {
    strength: (realm.tiles[strongholdTile]?.strength ?? 0) + (turn % 2),
  });
  const next: Realm = { ...grown, stock, turn, moves: movesPerTurn + realm.gift.moves };
  const after = turn % 5 === 0 ? raid(next, random) : next;
  if (after.outcome !== undefined || after.turn <= lastTurn) return after;
  const most = ownedCount(after) > (mapSize * mapSize) / 2;
  return {
    ...after,
    outcome: most ? 'won' : 'lost',
    ending: most
      ? 'Victory. You hold most of the land'
      : `Defeat. After ${lastTurn} turns the ${after.rival} still stand`,
  };
}

function raid(realm: Realm, random: Random): Realm {
  const force = 3 + Math.floor(realm.turn * 0.8) + whole(random, 4);
  const defence = defenceOf(realm);
  if (defence >= force)
    return tell(realm, `The ${realm.rival} raid you with ${force}, your defence of ${defence} holds.`);
  if (force >= defence * 2)
    return {
      ...tell(realm, `The ${realm.rival} overrun your home.`),
      outcome: 'lost',
      ending: `Defeat. The ${realm.rival} overran your home in turn ${realm.turn}`,
    };
  const { gold, wood, food } = realm.stock;
  const left = { gold: Math.floor(gold / 2), wood: Math.floor(wood / 2), food: Math.floor(food / 2) };
  return tell(
    { ...realm, stock: left, army: loseOne(realm.army) },
    `The ${realm.rival} raid you with ${force} against ${defence}. Half your stock is lost.`,
  );
}
