import type { Drawing } from '../drawing.ts';

export const drawings: readonly Drawing[] = [
  {
    name: 'car',
    words:
      'car, vehicle, auto, driver, garage, parking, car wash, mechanic, lift share, carpool, driving lesson, taxi, rental car',
    shapes: `
d p M20 44l10-18c2-4 6-6 10-6h24c4 0 8 2 10 6l8 18z
l p M28 43l7-13c1-2 3-4 6-4h7v17zM53 43V26h10c3 0 5 2 6 4l5 13z
m p M10 50c0-5 4-8 9-8h62c5 0 9 3 9 8v18c0 3-2 5-5 5H15c-3 0-5-2-5-5z
a r 78 50 12 7 3
w r 10 50 8 7 3
k c 28 72 12
k c 72 72 12
l c 28 72 5
l c 72 72 5`,
  },
  {
    name: 'bicycle',
    words: 'bicycle, bike, cycling, cyclist, cycle, bike repair, mountain bike, pedal, ride',
    shapes: `
k s 5 M24 64m-17 0a17 17 0 1 0 34 0a17 17 0 1 0 -34 0
k s 5 M76 64m-17 0a17 17 0 1 0 34 0a17 17 0 1 0 -34 0
m s 5 M24 64l14-28h28l-18 28zM36 40l12 24M66 36l10 28
m s 5 M66 36l-4-12h10
d s 6 M30 34h14
a c 48 64 6`,
  },
  {
    name: 'bus',
    words: 'bus, coach, bus stop, public transport, shuttle, minibus, excursion, timetable',
    shapes: `
m r 14 20 72 54 10
w r 20 28 60 22 4
d r 48 28 4 22
l p M20 46h60v4H20z
a r 18 58 10 7 3
a r 72 58 10 7 3
d r 36 58 28 6 3
k r 20 72 14 14 5
k r 66 72 14 14 5
d r 8 34 6 14 3
d r 86 34 6 14 3`,
  },
  {
    name: 'train',
    words: 'train, rail, railway, station, metro, tram, commute, underground, model railway, locomotive',
    shapes: `
k s 4 M30 80L18 94
k s 4 M70 80l12 14
k s 3 M24 88h52
d r 22 10 56 72 16
m p M22 26a16 16 0 0 1 16-16h24a16 16 0 0 1 16 16v34H22z
w r 30 24 40 22 5
l p M30 40h40v1c0 3-2 5-5 5H35c-3 0-5-2-5-5z
a c 34 68 5
a c 66 68 5
l r 42 14 16 5 2`,
  },
  {
    name: 'plane',
    words:
      'plane, flight, airport, airline, travel, trip, pilot, holiday booking, vacation, aviation, itinerary',
    shapes: `
d p M36 52L14 74l8 4 26-14zM62 26l-44-2-6 6 38 12z
m p M84 12c6 0 8 6 4 12L70 44 40 74c-6 6-16 10-20 8s0-12 6-18l32-34 16-14c4-3 7-4 10-4z
d p M58 52l8 36 7-6-2-44zM28 70l-14-2-4 4 12 8 8 12 4-4z
w c 74 24 4
l c 62 36 2.5
l c 55 43 2.5
l c 48 50 2.5`,
  },
  {
    name: 'sailboat',
    words: 'boat, sailing, sailboat, yacht, marina, regatta, mooring, dinghy, sail, sailing club, berth',
    shapes: `
k r 48 8 4 62
w p M54 12c18 14 26 32 28 48H54z
a p M46 20v40H18c4-16 14-30 28-40z
d p M10 66h80c-3 12-10 20-20 20H30c-10 0-17-8-20-20z
m p M10 66h80l-2 7H12z
l s 4 M8 92c8-5 14-5 22 0s14 5 22 0 14-5 22 0 10 4 18 0`,
  },
  {
    name: 'ship',
    words:
      'ship, ferry, cruise, cargo, shipping, container, port, freight, canal, narrowboat, barge, lifeboat',
    shapes: `
a r 54 16 14 16 2
k r 54 16 14 5 2
w r 26 30 46 16 3
d c 36 38 3
d c 49 38 3
d c 62 38 3
l r 18 44 62 14 2
m p M8 56h84l-10 26c-1 3-3 4-6 4H24c-3 0-5-1-6-4z
d p M8 56h84l-3 8H11z
l s 4 M8 92c8-5 14-5 22 0s14 5 22 0 14-5 22 0 10 4 18 0`,
  },
  {
    name: 'truck',
    words:
      'truck, lorry, delivery, haulage, courier, van, moving, removal, logistics, shipment, fleet, route',
    shapes: `
m r 8 24 52 46 4
l r 8 24 52 10 4
d p M60 38h16c3 0 5 1 6 4l8 14c1 2 2 4 2 6v8H60z
w p M66 44h9c2 0 3 0 4 2l5 9H66z
k c 26 72 11
k c 74 72 11
l c 26 72 4.5
l c 74 72 4.5
a r 86 60 6 6 2`,
  },
  {
    name: 'tractor',
    words:
      'tractor, farm, farming, farmer, field work, plough, agriculture, machinery, harvester, farm machine, acre',
    shapes: `
k r 72 18 6 22 2
d p M24 20h30l8 24h24c4 0 6 2 6 6v18H24z
w p M30 26h18l6 18H30z
m p M58 44h28c4 0 6 2 6 6v18H58z
k c 32 66 22
a c 32 66 12
k c 32 66 4
k c 80 74 13
a c 80 74 6
d r 20 14 38 7 3`,
  },
  {
    name: 'motorbike',
    words: 'motorbike, motorcycle, scooter, moped, rally, biker',
    shapes: `
k c 22 68 18
k c 78 68 18
l c 22 68 8
l c 78 68 8
d s 7 M22 68l20-18 20 18h16
m p M34 46c10-8 22-8 32-2l6 12c-10 8-26 10-36 4z
k p M12 42c10-6 22-6 30 0l-4 8c-8-4-18-4-26 0z
d s 6 M78 68L66 30h12
a c 72 40 6`,
  },
  {
    name: 'rocket',
    words: 'rocket, space, launch, startup, astronaut, planet, spacecraft, galaxy, product launch, mission',
    shapes: `
a p M40 74c-2 10 4 16 10 20 6-4 12-10 10-20z
d p M34 52L20 70v14l18-10zM66 52l14 18v14L62 74z
w p M50 8c16 12 22 34 14 66H36C28 42 34 20 50 8z
m p M50 8c7 5 12 13 14 22H36c2-9 7-17 14-22z
d c 50 44 9
l c 50 44 5.5
m r 40 68 20 7 2`,
  },
  {
    name: 'balloon',
    words: 'balloon, hot air balloon, festival, fair, fete, adventure, sky, fundraiser',
    shapes: `
m c 50 38 30
a p M50 8c-10 8-14 18-14 30s4 24 10 30h8c6-6 10-18 10-30S60 16 50 8z
w p M50 8c-4 8-6 18-6 30s2 24 4 30h4c2-6 4-18 4-30s-2-22-6-30z
k s 2 M36 64l6 16
k s 2 M64 64l-6 16
d r 40 78 20 13 3
l r 40 78 20 4 2`,
  },
  {
    name: 'fuel',
    words:
      'fuel, petrol, gas station, charging, charger, mileage, electric car, energy, electricity, meter, power',
    shapes: `
d r 18 14 42 74 6
m r 14 84 50 6 3
w r 25 22 28 20 3
a p M41 48l-14 20h10l-4 14 16-20H38z
k s 5 M60 44h8c4 0 6 2 6 6v20c0 8 12 8 12 0V40L74 24`,
  },
];
