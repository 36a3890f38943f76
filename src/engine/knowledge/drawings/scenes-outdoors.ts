import type { Drawing } from '../drawing.ts';

export const drawings: readonly Drawing[] = [
  {
    name: 'harbour-scene',
    scene: true,
    words:
      'harbour, harbor, boat, sailing, marina, ferry, sea, fishing, yacht, port, mooring, sailing club, canal, lifeboat, regatta, fish market',
    shapes: `
a c 124 26 12
l p M0 62c30-14 50-12 80-4s50 2 80-6v14H0z
m r 0 64 160 36
w p M128 60l4-26h10l4 26z
a p M131 42h12l1 7h-14z
k p M130 34l7-6 7 6z
k r 50 18 3 46
w p M54 22c14 10 20 22 22 34H54z
a p M49 28v28H27c3-12 10-22 22-28z
d p M22 60h62c-2 9-7 14-14 14H36c-7 0-12-5-14-14z
l s 2.5 M6 82c6-4 10-4 16 0s10 4 16 0
l s 2.5 M94 76c6-4 10-4 16 0s10 4 16 0
l s 2.5 M60 90c6-4 10-4 16 0s10 4 16 0`,
  },
  {
    name: 'garden-scene',
    scene: true,
    words:
      'garden, allotment, plot, gardening, flower, plant, greenhouse, nursery, vegetable, community garden, seed, florist, rose, lawn, landscaping, grow',
    shapes: `
w c 28 22 10
w c 40 20 8
l p M0 66c30-16 60-14 90-6s50 2 70-4v44H0z
m r 0 72 160 28
w p M98 36l24-14 24 14v36H98z
l s 2 M98 36h48M122 22v50M110 30v42M134 30v42
d s 3 M24 74V50M44 74V56M64 74V48
a c 24 46 8
w c 44 52 7
a c 64 44 8
d c 24 46 3
d c 44 52 3
d c 64 44 3
d p M8 78h74l-4 10H12z
k s 2 M16 82h58
l p M90 80c4-10 14-10 18 0zM116 84c4-8 12-8 16 0z`,
  },
  {
    name: 'forest-scene',
    scene: true,
    words:
      'forest, wood, woodland, hike, hiking, trail, scout, mushroom, foraging, tree, nature, wildlife, walk, bird, birdwatching, camping, camp',
    shapes: `
w c 118 26 12
l p M0 60c30-14 70-12 100-4s44 4 60 0v44H0z
m p M10 80L28 34l18 46zM16 60l12-40 12 40z
d p M40 86l20-56 20 56zM47 56l13-38 13 38z
m p M84 82l16-40 16 40zM90 60l10-30 10 30z
d p M112 88l20-58 20 58zM119 56l13-36 13 36z
k r 25 78 6 10
k r 57 84 6 10
k r 97 80 6 10
k r 129 86 6 10
a p M70 100c4-10 16-12 26-16l4 2c-8 4-14 8-12 14z`,
  },
  {
    name: 'mountain-scene',
    scene: true,
    words:
      'mountain, ski, climbing, summit, alps, peak, trek, trip, adventure, travel, tour, outdoor, expedition, holiday, itinerary, journey',
    shapes: `
a c 120 28 13
l p M0 70l30-34 24 26 30-44 36 48 20-22 20 24v32H0z
m p M20 100l44-62 44 62z
d p M80 100l34-44 40 44z
w p M64 38l12 17-6-3-6 6-7-5-5 2z
w p M114 56l8 9-5-1-3 4-4-3-3 1z
k p M0 90c40-12 100-8 160 0v10H0z
w s 2 M58 98c6-8 16-10 10-18`,
  },
  {
    name: 'beach-scene',
    scene: true,
    words:
      'beach, island, seaside, surf, holiday, vacation, resort, swim, swimming, summer, cruise, diving, dive, snorkel, coast',
    shapes: `
a c 34 26 13
m r 0 50 160 28
l s 2.5 M10 60c6-4 10-4 16 0s10 4 16 0
l s 2.5 M70 58c6-4 10-4 16 0s10 4 16 0
w p M0 80c30-12 60-4 90-8s50-4 70 0v28H0z
d s 4 M112 88c-2-24 2-44 10-60
m p M122 30c-12-10-26-8-32 2 12-2 22 0 32 2zM122 30c2-14 14-20 26-16-4 8-14 14-26 18zM122 30c12 0 22 8 22 20-8-4-16-10-22-18zM122 30c-10 2-18 10-18 22 8-4 14-12 18-20z
a p M44 70c2-16 14-24 26-22 10 2 14 12 12 24-6-4-10-4-14-2-6-4-14-4-24 0z
k s 3 M64 52l-4 34`,
  },
  {
    name: 'farm-scene',
    scene: true,
    words:
      'farm, farming, field, tractor, harvest, crop, livestock, cow, chicken, sheep, barn, agriculture, ranch, egg, hen, dairy, orchard, vineyard, hive, beekeeping, bee',
    shapes: `
a c 130 24 12
l p M0 56c40-16 90-14 160 0v44H0z
m p M0 72c50-14 110-10 160 2v26H0z
w s 2 M90 100c4-12 10-18 20-24
w s 2 M116 100c2-10 6-16 14-22
w s 2 M142 100c0-8 2-14 8-20
d p M24 44l22-16 22 16v34H24z
k p M18 46l28-20 28 20-4 4-24-17-24 17z
w r 36 54 20 24 1
d s 2 M36 54l20 24M56 54L36 78
m r 74 36 14 42 4
k p M74 40c0-8 14-8 14 0z`,
  },
  {
    name: 'stable-scene',
    scene: true,
    words:
      'horse, stable, riding, pony, equestrian, livery, paddock, riding school, dog, kennel, pet, vet, animal shelter, cat, rescue, dog walking',
    shapes: `
w c 124 22 10
w c 136 24 8
l p M0 64c40-10 100-12 160-4v40H0z
m p M0 76c50-8 110-6 160 0v24H0z
d p M12 40l34-20 34 20v42H12z
k p M6 44l40-24 40 24-4 5-36-21L10 49z
w r 36 52 22 30 2
d s 2 M36 67h22
a c 46 38 5
k s 3 M96 62v24M116 62v24M136 62v24M156 62v24
k s 3 M90 68h70M90 78h70`,
  },
  {
    name: 'night-scene',
    scene: true,
    words:
      'night, star, astronomy, moon, sleep, space, telescope, stargazing, planet, dream, night sky, horoscope, rocket, meteor, galaxy',
    shapes: `
k r 0 0 160 100
d p M0 70c40-16 110-16 160 0v30H0z
a p M126 14c-12 2-18 14-14 25s16 16 26 10c-10-1-17-6-19-15s0-16 7-20z
w c 20 20 1.5
w c 44 34 2
w c 70 16 1.5
w c 90 40 1.5
w c 34 56 1.2
w c 100 22 2
w c 60 48 1.5
w c 144 62 1.5
l s 1 M44 34l26-18 30 6-10 18
m p M40 100l12-34h6l10 34z
l p M36 62l34-16 5 9-34 16z
a p M18 38l2 4 4 2-4 2-2 4-2-4-4-2 4-2z`,
  },
  {
    name: 'winter-scene',
    scene: true,
    words:
      'winter, snow, christmas, advent, skiing, sledge, ice, secret santa, gift, present, wish list, xmas',
    shapes: `
w c 130 22 10
l p M0 66c40-16 90-10 160-2v36H0z
w p M0 78c40-10 100-12 160 0v22H0z
d p M30 78l18-46 18 46zM37 52l11-32 11 32z
a p M48 12l2 5 5 1-4 3 1 5-4-3-4 3 1-5-4-3 5-1z
a c 42 62 2.5
w c 54 56 2.5
a c 50 70 2.5
w c 112 74 15
w c 112 52 10
k c 109 50 1.5
k c 115 50 1.5
a p M112 53l9 2-9 2z
d r 102 60 20 4 2
k r 104 36 16 8 2
k r 100 43 24 3 1
w c 16 24 2
w c 80 18 2
w c 90 44 2
w c 146 50 2`,
  },
];
