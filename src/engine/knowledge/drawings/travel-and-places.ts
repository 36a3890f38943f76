import type { Drawing } from '../drawing.ts';

export const drawings: readonly Drawing[] = [
  {
    name: 'tent',
    words: 'tent, camping, camp, campsite, outdoor, glamping, camper, pitch booking, summer camp, caravan',
    shapes: `
l e 50 86 46 5
m p M50 16l44 68H6z
d p M50 16l44 68H62z
a p M50 40l18 44H32z
k p M50 40l4 44H36z
k s 3 M50 18l-6-10
k s 3 M50 18l6-10`,
  },
  {
    name: 'campfire',
    words:
      'campfire, fire, bonfire, stove fire, survival, fireplace, fireworks, firefighter, fire brigade, heating',
    shapes: `
a p M50 10c4 16 24 22 24 44 0 14-10 24-24 24S26 68 26 54c0-10 6-16 10-22 2 6 4 8 8 8 2-10 0-20 6-30z
w p M50 42c2 8 12 12 12 22 0 8-6 12-12 12s-12-4-12-12c0-8 8-12 12-22z
d s 8 M20 88l60-14
m s 8 M80 88L20 74`,
  },
  {
    name: 'mountain',
    words:
      'mountain, hike, hiking, trail, summit, peak, alps, trek, walk, walking group, hill, route log, munro, ridge, ramble',
    shapes: `
a c 76 24 10
m p M38 20l38 66H2z
d p M66 40l30 46H40z
w p M38 20l13 23-7-3-6 6-6-6-7 3z
l p M66 40l8 12-5-1-3 4-4-4-4 1z
d r 0 84 100 4 2`,
  },
  {
    name: 'suitcase',
    words:
      'suitcase, luggage, packing, travel bag, trip plan, tour, tourist, weekend away, honeymoon, tour guide, trip budget',
    shapes: `
d s 5 M38 30V14h24v16
m r 16 28 68 56 8
d r 28 28 7 56
d r 65 28 7 56
a c 50 50 10
w s 3 M46 50l3 3 6-7
k c 28 88 5
k c 72 88 5`,
  },
  {
    name: 'map',
    words:
      'map, location, place, route map, address, pin, city guide, walking tour, sightseeing, delivery area, site map, spot, destination, district',
    shapes: `
w p M8 26l28-10v62L8 88z
l p M36 16l28 10v62L36 78z
w p M64 26l28-10v62L64 88z
m s 3 M14 70c10-16 16 6 26-10s16-14 20-6
d p M66 12c12 0 20 8 20 18 0 12-12 18-20 32-8-14-20-20-20-32 0-10 8-18 20-18z
a c 66 30 8`,
  },
  {
    name: 'compass',
    words:
      'compass, orienteering, navigation, exploration, explorer, geocaching, geocache, direction, plan, strategy map, roadmap, guide',
    shapes: `
d c 50 52 38
w c 50 52 31
a p M50 26l9 26-9 5-9-5z
m p M50 78l-9-26 9-5 9 5z
k c 50 52 4
d r 44 6 12 10 4
l s 3 M50 24v2
l s 3 M22 52h3
l s 3 M75 52h3`,
  },
  {
    name: 'lighthouse',
    words: 'lighthouse, coast, harbour, seaside, beacon, coast guard, cape, shore, tide',
    shapes: `
l p M66 26l28-10v24zM34 26L6 16v24z
w p M38 38h24l8 46H30z
a p M36 48h28l2 12H34zM32 72h36l2 12H30z
d r 36 18 28 18 2
a r 42 22 16 14
k p M34 18L50 6l16 12z
k r 32 34 36 5 2
m p M14 92c8-10 64-10 72 0z`,
  },
  {
    name: 'church',
    words:
      'church, parish, chapel, congregation, sermon, faith, prayer group, cathedral, baptism, sunday school, worship, pastor, graveyard, grave',
    shapes: `
m p M36 42l28-18 28 18v46H36z
d p M8 48l14-30 14 30v40H8z
k s 3 M22 18V4
k s 3 M17 9h10
w c 64 48 8
a p M56 88V70c0-10 16-10 16 0v18z
w p M18 64c0-6 8-6 8 0v10h-8z
l p M36 42l28-18 28 18-4 4-24-15-24 15z`,
  },
  {
    name: 'school',
    words:
      'school building, pta, classroom, school fair, parent teacher, primary school, high school, academy, school run, town hall, museum, parliament, government, club house, institution',
    shapes: `
m r 8 46 84 42 2
d p M50 18l30 24H20z
m r 28 40 44 48
k s 3 M50 18V4
a p M50 4h14l-4 5 4 5H50z
w c 50 34 6
w r 14 56 10 12 1
w r 76 56 10 12 1
w r 34 54 9 12 1
w r 57 54 9 12 1
a r 43 70 14 18 2`,
  },
  {
    name: 'factory',
    words:
      'factory, manufacturing, production, plant operation, industry, assembly line, machine shop, supplier, foundry, mill, brewery plant',
    shapes: `
d p M74 88V20h12l4 68z
m p M8 88V48l22 14V48l22 14V48l22 14v26z
w r 18 70 10 10 1
w r 36 70 10 10 1
w r 54 70 10 10 1
l c 78 12 6
l c 88 8 5
l c 68 8 4
a r 6 86 88 5 2`,
  },
  {
    name: 'castle',
    words:
      'castle, fairy tale, history, knight, medieval, heritage, fantasy, dungeon master, local history, ancestor, genealogy, kingdom, ruin',
    shapes: `
m p M26 46h48v42H26z
d p M8 30h8v6h6v-6h8v6h-2l2 52H8zM92 30h-8v6h-6v-6h-8v6h2l-2 52h22z
d p M32 46v-12h8v6h6v-6h8v6h6v-6h8v12z
k p M40 88V70c0-14 20-14 20 0v18z
w r 15 50 7 12 3
w r 78 50 7 12 3
a p M19 30V10l14 5-12 6v9zM81 30V10l14 5-12 6v9z`,
  },
  {
    name: 'beach',
    words:
      'beach, beach hut, parasol, island, seaside holiday, sunbathing, tan, sandcastle, palm, resort, coastal walk',
    shapes: `
a p M6 84c20-10 68-10 88 0v6H6z
d s 5 M54 30l-8 52
m p M14 44c4-24 24-36 46-30s32 26 24 48c-6-6-14-8-22-4-4-10-14-14-24-8-6-8-16-10-24-6z
w p M60 14c-14 6-22 20-22 36 10-6 20-2 24 8 8-12 8-28-2-44z
l c 82 82 6
d s 3 M82 76c-2 4-2 8 0 12`,
  },
  {
    name: 'anchor',
    words: 'anchor, navy, sailor, nautical, boat yard, maritime, dock, ship yard, veteran',
    shapes: `
m c 50 18 10
g c 50 18 4.5
m r 46 26 8 60 2
m r 32 36 36 7 3
d s 7 M14 56c2 22 16 32 36 32s34-10 36-32
d p M6 62l10-16 10 14zM94 62L84 46 74 60z`,
  },
  {
    name: 'flag',
    words:
      'flag, milestone marker, checkpoint, cup race, conquest, scavenger hunt, start line, finish line, priority, report abuse, rally point, team colours',
    shapes: `
k r 20 8 7 84 3
m p M27 14c16-10 28 10 44 2 6-3 11-4 15-4v40c-18 0-20 6-32 4s-16-8-27-2z
a p M27 30c16-10 28 10 44 2 6-3 11-4 15-4v12c-18 0-20 6-32 4s-16-8-27-2z
l e 24 92 16 4`,
  },
  {
    name: 'bridge',
    words: 'bridge, river, canal walk, civil engineering, toll, crossing, towpath, infrastructure',
    shapes: `
d r 24 20 8 66 2
d r 68 20 8 66 2
m s 4 M0 50C12 48 22 38 28 24c6 20 14 28 22 28s16-8 22-28c6 14 16 24 28 26
m s 2 M40 47v15M50 52v10M60 47v15M14 46v16M86 46v16
k r 0 60 100 8
l s 4 M4 80c8-5 14-5 22 0s14 5 22 0 14-5 22 0 14 5 22 0
a c 28 18 4
a c 72 18 4`,
  },
];
