import type { Drawing } from '../drawing.ts';

export const drawings: readonly Drawing[] = [
  {
    name: 'pill',
    words:
      'pill, medicine, medication, pharmacy, tablet, prescription, dose, vitamin, supplement, drug, allergy, remedy',
    shapes: `
m p M18 60l34-34c9-9 22-9 30-1s8 21-1 30L47 89c-9 9-22 9-30 1s-8-21 1-30z
w p M18 60l17-17 31 31-19 15c-9 9-22 9-30 1s-8-21 1-30z
l s 4 M56 30c5-5 12-5 17-2
a c 78 76 12
d s 3 M70 79l16-6`,
  },
  {
    name: 'stethoscope',
    words:
      'doctor, stethoscope, clinic, patient, gp, medical, nurse, hospital, health, consultation, symptom, checkup visit, physician, diagnosis, therapist, physiotherapy, therapy',
    shapes: `
d s 5 M26 12h-8v22c0 28 36 28 36 0V12h-8
d s 5 M36 55v12c0 24 38 24 38 0V54
m c 74 46 12
w c 74 46 5
a c 22 12 5
a c 50 12 5`,
  },
  {
    name: 'heart',
    words:
      'heart, love, favourite, dating, valentine, blood pressure, pulse, kindness, volunteer, volunteering, wedding, care, engagement, donor, carer, cardio, gratitude, mood, charity care, vital sign',
    shapes: `
d p M50 88C20 66 8 50 10 34c2-18 26-26 40-6 14-20 38-12 40 6 2 16-10 32-40 54z
m p M50 82C22 62 11 48 13 34c2-15 24-22 37-4 13-18 35-11 37 4 2 14-9 28-37 48z
w s 5 M24 38c0-7 5-11 11-10`,
  },
  {
    name: 'tooth',
    words: 'tooth, dentist, dental, teeth, orthodontist, hygienist, brushing',
    shapes: `
w p M22 22c8-10 20-8 28-2 8-6 20-8 28 2 8 12 2 26-4 36-4 8-4 28-12 30-8 0-6-24-12-24s-4 24-12 24c-8-2-8-22-12-30-6-10-12-24-4-36z
l p M66 16c5 0 9 2 12 6 8 12 2 26-4 36-4 8-4 28-12 30 4-10 2-22 6-34 4-10 8-26-2-38z
a p M84 62l2 6 6 2-6 2-2 6-2-6-6-2 6-2z
m s 3.5 M32 32c2-4 6-5 10-3`,
  },
  {
    name: 'syringe',
    words: 'vaccine, vaccination, injection, syringe, jab, blood test, insulin, immunisation, lab test',
    shapes: `
k s 3 M8 92l16-16
l p M24 66l36-36 14 14-36 36z
a p M34 76l-10-10 18-18 14 14-18 18z
d s 3 M48 44l6 6
d s 3 M40 52l6 6
m p M54 28l6-6 22 22-6 6z
m s 6 M72 32l14-14
d s 6 M76 10l18 18`,
  },
  {
    name: 'first-aid',
    words:
      'first aid, emergency, ambulance, red cross, rescue team, safety, incident, accident, paramedic, disaster relief, injury, bandage',
    shapes: `
k s 6 M36 30V20c0-4 2-6 6-6h16c4 0 6 2 6 6v10
w r 10 28 80 58 9
l p M10 74h80v3a9 9 0 0 1-9 9H19a9 9 0 0 1-9-9z
m p M42 38h16v12h12v14H58v12H42V64H30V50h12z`,
  },
  {
    name: 'glasses',
    words: 'glasses, optician, eye, reading glasses, eye test, sunglasses, vision, spectacles',
    shapes: `
d s 6 M10 46l6-16h8
d s 6 M90 46l-6-16h-8
w c 28 56 18
w c 72 56 18
d s 6 M28 56m-18 0a18 18 0 1 0 36 0a18 18 0 1 0 -36 0
d s 6 M72 56m-18 0a18 18 0 1 0 36 0a18 18 0 1 0 -36 0
d s 5 M46 54c2-4 6-4 8 0
l s 4 M20 52c2-4 5-6 9-6
l s 4 M64 52c2-4 5-6 9-6`,
  },
  {
    name: 'thermometer',
    words: 'thermometer, fever, temperature log, illness, flu, covid, humidity, brewing temperature',
    shapes: `
w p M40 18c0-14 20-14 20 0v38c14 8 10 34-10 34s-24-26-10-34z
a c 50 72 12
a r 46 30 8 40 4
m s 3 M68 20h10
m s 3 M68 32h6
m s 3 M68 44h10
m s 3 M68 56h6`,
  },
  {
    name: 'baby',
    words:
      'baby, newborn, infant, toddler, pregnancy, midwife, feeding, nappy, parent, baby name, birth, due date, milestones of the baby, twins, parenting',
    shapes: `
w c 50 46 32
l c 18 48 7
l c 82 48 7
m s 4 M50 14c-2 8 8 8 6 1
k c 38 44 4
k c 62 44 4
a c 28 54 5
a c 72 54 5
d r 38 58 24 14 7
a c 50 65 9
w s 3 M50 65m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0
m p M20 92c4-10 16-14 30-14s26 4 30 14z`,
  },
  {
    name: 'pram',
    words: 'pram, stroller, buggy, babysitting rota, nanny, family outing, family',
    shapes: `
m p M12 46h70c0 16-12 26-35 26S12 62 12 46z
d p M48 12c22 0 34 14 34 34H48z
l p M48 12c8 6 12 18 12 34H48z
k s 5 M12 46L4 30
d s 4 M30 68l-6 12
d s 4 M66 68l6 12
k c 26 84 8
k c 70 84 8
a c 26 84 3
a c 70 84 3`,
  },
  {
    name: 'wheelchair',
    words:
      'wheelchair, accessibility, disability, care home, elderly, senior, nursing home, social care, mobility, grandparent',
    shapes: `
a c 40 16 9
m s 9 M42 32l4 24h20l10 22
d s 5 M46 44h18
d s 6 M34 46c-22 8-18 42 8 42 14 0 22-10 22-20
k c 78 82 4`,
  },
  {
    name: 'hands',
    words:
      'help, neighbour, neighborhood, neighbourhood, mutual aid, team, partnership, agreement, sponsor, mentoring, mentor, handshake, cooperation, supporter, union, lending, share, borrow, loan, pledge, promise',
    shapes: `
a p M4 36l16-8 18 30-14 10z
d p M96 36l-16-8-18 30 14 10z
m p M22 36c10-6 18-6 28-2l14 4c8 4 12 10 12 18L58 76c-4 4-8 4-12 0L24 58z
l p M50 34c8-4 18-4 28 2l-2 20-8 4-14-14-12 6c-6 2-8-4-4-8z
w s 3 M44 66l6 6
w s 3 M52 60l6 6`,
  },
];
