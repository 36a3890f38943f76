import type { Drawing } from '../drawing.ts';

export const drawings: readonly Drawing[] = [
  {
    name: 'market-scene',
    scene: true,
    words:
      'market, shop, store, stall, product, shop for, bakery, vendor, farmers market, order, grocery, boutique, second hand, auction, sale, bread, cake, candle, jewellery, cafe, coffee shop, retail, cart, flea market',
    shapes: `
d r 0 88 160 12
m r 16 40 4 50
m r 84 40 4 50
d p M14 18h76l8 22H6z
w p M33 18h19v22H26zM71 18h19l8 22H76z
w r 14 62 76 28 2
m r 14 62 76 7
a c 26 58 6
a c 38 58 6
m c 52 58 6
m c 64 58 6
a c 78 58 6
m r 104 32 44 58 3
d p M102 22h48l4 14H98z
a p M114 22h12v14h-14zM138 22h12l4 14h-15z
w r 110 46 16 18 1
k r 130 50 13 40 1
a c 140 70 1.5`,
  },
  {
    name: 'church-scene',
    scene: true,
    words:
      'church, wedding, parish, chapel, prayer, congregation, memorial, funeral, baptism, faith, charity, volunteer, donation, remembrance, grave',
    shapes: `
w c 30 22 9
w c 42 20 7
l p M0 70c40-14 110-14 160 0v30H0z
m r 66 44 56 42
d p M60 46l34-20 34 20z
d r 40 36 26 50
k p M38 38l15-24 15 24z
k s 2.5 M53 14V4M49 8h8
a p M86 86V68c0-10 16-10 16 0v18z
w p M74 66c0-6 6-6 6 0v8h-6zM108 66c0-6 6-6 6 0v8h-6z
w c 53 50 6
w c 94 38 5
d p M10 86c2-14 4-22 9-26 5 4 7 12 9 26zM134 86c2-12 4-20 8-24 5 4 7 12 9 24z
m r 0 84 160 16
w p M84 100l6-14h8l6 14z`,
  },
  {
    name: 'street-scene',
    scene: true,
    words:
      'street, town, neighbourhood, neighborhood, house, property, real estate, city, flat, apartment, landlord, tenant, home, council, community, delivery, block, rent, neighbour, carpool, parking',
    shapes: `
w c 128 20 9
l r 0 40 26 50
l r 130 34 30 56
m r 22 34 30 56
d p M18 36l19-16 19 16z
a r 32 68 11 22 1
w r 28 46 8 9 1
w r 40 46 8 9 1
d r 56 24 30 66
w r 62 32 7 9 1
w r 74 32 7 9 1
w r 62 48 7 9 1
w r 74 48 7 9 1
a r 66 70 11 20 1
m r 90 40 36 50
k p M86 42l22-16 22 16z
w r 96 52 9 10 1
w r 112 52 9 10 1
l r 102 70 13 20 1
k r 0 88 160 12
w s 2 M8 94h14M40 94h14M72 94h14M104 94h14M136 94h14`,
  },
  {
    name: 'pitch-scene',
    scene: true,
    words:
      'football, soccer, pitch, match, team, league, sport, fixture, tournament, rugby, hockey, cricket, coach, training, club, athletics, running, runner, race',
    shapes: `
w c 20 16 5
w c 36 12 5
w c 52 16 5
w c 108 14 5
w c 124 18 5
w c 140 12 5
m r 0 40 160 60
w s 2 M0 62h160
w s 2 M80 62m-20 12a20 12 0 1 0 40 0a20 12 0 1 0 -40 0
w s 3 M52 46V20h56v26
l s 1 M60 20v26M70 20v26M80 20v26M90 20v26M100 20v26M52 30h56M52 38h56
w c 80 80 11
d p M80 75l5 4-2 6h-6l-2-6z
a p M22 62V46l12 4-12 5z
a p M138 62V46l12 4-12 5z`,
  },
  {
    name: 'road-scene',
    scene: true,
    words:
      'car, road, road trip, driving, driver, vehicle, bus, taxi, truck, delivery, fleet, garage, lift share, logistics, transport, motorbike, bicycle, cycling, bike, courier, train, flight, airport, plane',
    shapes: `
a c 34 26 12
l p M0 56c30-18 50-6 80-14s50-6 80 6v20H0z
m r 0 64 160 36
k p M60 100l14-36h12l14 36z
w s 2 M80 70v6M80 82v8
d p M104 58l6-12c1-3 4-4 6-4h16c3 0 5 1 7 4l7 12z
l p M112 57l4-9h8v9zM128 57v-9h6l4 9z
d r 98 56 54 16 6
a r 144 60 8 4 2
k c 112 73 8
k c 138 73 8
w c 112 73 3
w c 138 73 3
d p M18 60l8-20 8 20z
d p M32 62l7-16 7 16z`,
  },
];
