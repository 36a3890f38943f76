/** What visitors do with the records of one kind in a part of a page. */
export interface RecordUse {
  /** Sees those of others. */
  readonly reads?: boolean;
  readonly adds?: boolean;
  /** Changes and removes, their own or everybody's as the app decides. */
  readonly changes?: boolean;
  /** Props that name a field which everybody may change, such as the column of a board. */
  readonly fieldProps?: readonly string[];
  /** Such fields by their name. */
  readonly fields?: readonly string[];
}

type Uses = Readonly<Record<string, RecordUse>>;

const shown: RecordUse = { reads: true };
const sent: RecordUse = { adds: true, changes: true };
const shownAndAdded: RecordUse = { reads: true, adds: true, changes: true };
/** Counted or searched: what somebody may not see is left out there. */
const gathered: RecordUse = {};

/** By block and by the prop that names the kind of record. Blocks that are not here let visitors see, add and change. */
const known: Readonly<Record<string, Uses>> = {
  assistant: { entity: sent },
  booking: { entity: shown, bookings: shownAndAdded },
  carousel: { entity: shown },
  cart: { entity: { reads: true, fieldProps: ['stock'] }, orders: sent },
  chart: { entity: shown },
  comments: { entity: shown },
  compare: { entity: shown },
  'contact-form': { entity: sent },
  'course-player': { entity: shown },
  custom: {},
  dashboard: {},
  'event-tickets': { entity: { reads: true, fieldProps: ['seats'] }, tickets: sent },
  'entry-form': { entity: sent },
  'export-data': { entity: shown },
  facts: {},
  favorites: { entity: shown },
  figures: {},
  forum: {
    topics: { ...shownAndAdded, fields: ['likes'] },
    replies: { ...shownAndAdded, fields: ['likes'] },
  },
  highlights: { entity: shown },
  kanban: { entity: { ...shownAndAdded, fieldProps: ['field'] } },
  'live-data': { entity: shown },
  moderation: { entity: { reads: true, fieldProps: ['field'] } },
  newsletter: { entity: sent },
  payment: { entity: shown },
  predict: { entity: shown },
  pricing: { entity: sent },
  reckoner: {},
  recommend: { entity: shown },
  'record-chart': { entity: shown },
  report: {},
  'search-all': {},
  stats: {},
  team: { entity: shown },
  tiles: { entity: shown },
  timeline: { entity: shown },
  tracker: { entity: { reads: true, fieldProps: ['steps', 'field'] } },
  wizard: { entity: sent },
};

export function useOf(block: string, prop: string): RecordUse {
  const uses = known[block];
  return uses === undefined ? shownAndAdded : (uses[prop] ?? gathered);
}
