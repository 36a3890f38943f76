/** Specifications as different people write them, with what each declares: a thing and its properties. */
export interface Specification {
  readonly text: string;
  readonly things: Readonly<Record<string, readonly string[]>>;
}

export const specifications: Readonly<Record<string, Specification>> = {
  toolCrib: {
    text: [
      'Tool crib register',
      '1. A tool has a crib number (unique), name, shelf (A, B, C), condition (good, worn, broken) and purchase price.',
      '2. An issue records tool, worker, date and due date.',
      '3. A worker may hold at most 3 open issues.',
      '4. A broken tool shall not be issued.',
      '5. States of an issue: out → returned | lost.',
      '6. Dashboard: tools out, overdue issues, broken tools.',
    ].join('\n'),
    things: {
      tool: ['crib number', 'name', 'shelf', 'condition', 'purchase price'],
      issue: ['tool', 'worker', 'date', 'due date'],
    },
  },
  hives: {
    text: [
      'Application: Hive inspection log, Apiary Tarn Wood.',
      'Roles: Beekeeper, Apprentice, Inspector.',
      'Entities: Hive (number, location, queen year, strength (1–10)), Inspection (hive, date, brood frames, varroa count, temper (calm, nervous, aggressive), remarks).',
      'Rules:',
      'R1 The hive number is unique.',
      'R2 The date of an inspection must not lie in the future.',
      'R3 From varroa count 10 on a treatment is mandatory.',
      'Views: inspections per hive; calendar of inspections; hives by strength.',
    ].join('\n'),
    things: {
      hive: ['number', 'location', 'queen year', 'strength'],
      inspection: ['hive', 'date', 'brood frames', 'varroa count', 'temper', 'remarks'],
    },
  },
  meetingRooms: {
    text: [
      'MEETING ROOM BOOKING – REQUIREMENTS',
      'FR1: A room has name, floor, seats and projector (yes/no).',
      'FR2: A booking has room, booked by, date, start, end and purpose.',
      'FR3: Bookings of the same room must not overlap.',
      'FR4: Rooms are bookable 07:00–19:00, at most 4 hours per booking.',
      'FR5: Bookings must not be deleted; they may be cancelled.',
      'FR6: Calendar of bookings; number of bookings per room.',
    ].join('\n'),
    things: {
      room: ['name', 'floor', 'seats', 'projector'],
      booking: ['room', 'booked by', 'date', 'start', 'end', 'purpose'],
    },
  },
  travelClaims: {
    text: [
      'Travel expense claims',
      'As an employee I want to submit a claim (trip, date, category (train, hotel, meals), quantity, unit price, receipt photo) so that I am refunded.',
      'As a team lead I want to approve or reject claims with a comment.',
      'As accounting I want to pay approved claims.',
      'Constraints: a rejection needs a comment; nobody approves their own claim.',
      'Report: claims per category and month.',
    ].join('\n'),
    things: { claim: ['trip', 'date', 'category', 'quantity', 'unit price', 'receipt photo'] },
  },
  donors: {
    text: [
      'Blood donor register of the clinic St. Anne',
      'Donor: donor number (format BD-0001), initials, blood group (A, B, AB, 0), year of birth, last donation.',
      'Donation: donor, date, volume (ml), haemoglobin (g/dl), nurse.',
      'Donors under 18 or over 68 are not eligible. Between two donations at least 56 days must pass. Haemoglobin must be between 12.5 and 18.0.',
      'Reports: donations per blood group, donations per month.',
    ].join('\n'),
    things: {
      donor: ['donor number', 'initials', 'blood group', 'year of birth', 'last donation'],
      donation: ['donor', 'date', 'volume', 'haemoglobin', 'nurse'],
    },
  },
  playgrounds: {
    text: [
      'Playground inspection for the town of Oakmere',
      '* Playground: name, district (North, South, Harbour), number of devices, opened in.',
      '* Defect: playground, device, found on, severity (1–5), likelihood (1–5), description, photo.',
      '* Risk = severity × likelihood.',
      '* From risk 15 on a closure date is mandatory before the defect may be closed.',
      '* Defects shall not be deleted.',
      '* Screens: open defects by risk; defects per district; playgrounds.',
    ].join('\n'),
    things: {
      playground: ['name', 'district', 'number of devices', 'opened in'],
      defect: ['playground', 'device', 'found on', 'severity', 'likelihood', 'description', 'photo'],
    },
  },
  museumLoans: {
    text: [
      'Scope: loan of museum objects to other houses.',
      'Object - inventory number, title, artist, period, insured value in EUR, condition',
      'Borrower - institution, city, contact person, email, phone',
      'Loan - object, borrower, from, to, courier, state (requested, approved, out, back)',
      'Constraints',
      '- An object must not be lent twice at the same time.',
      '- The end of a loan must not be before its start.',
      '- The inventory number is unique.',
      'Views',
      '- calendar of loans',
      '- objects out',
      '- insured value per borrower',
    ].join('\n'),
    things: {
      object: ['inventory number', 'title', 'artist', 'period', 'insured value', 'condition'],
      borrower: ['institution', 'city', 'contact person', 'email', 'phone'],
      loan: ['object', 'borrower', 'from', 'to', 'courier', 'state'],
    },
  },
  fireBrigade: {
    text: [
      'Volunteer fire brigade: equipment and checks',
      'Entities:',
      'Vehicle: call sign, type, year built, next inspection',
      'Device: serial number (unique), name, vehicle, kind (hose, pump, mask, ladder), last check, interval in days',
      'Check: device, date, checked by, result (passed, failed), note',
      'Rules:',
      'A failed check needs a note.',
      'Next check = last check + interval.',
      'Reports:',
      'overdue devices',
      'checks per month',
    ].join('\n'),
    things: {
      vehicle: ['call sign', 'type', 'year built', 'next inspection'],
      device: ['serial number', 'name', 'vehicle', 'kind', 'last check', 'interval'],
      check: ['device', 'date', 'checked by', 'result', 'note'],
    },
  },
  seedBank: {
    text: [
      'Data model for a seed bank',
      'Accession (accession number, species, origin, collected on, weight in g, viability in %)',
      'Germination test (accession, start date, seeds sown, seeds germinated, temperature)',
      'Shipment (accession, recipient, country, grams, sent on)',
      'Germination rate = seeds germinated / seeds sown × 100.',
      'Seeds germinated must not exceed seeds sown.',
      'A shipment must not be deleted.',
    ].join('\n'),
    things: {
      accession: ['accession number', 'species', 'origin', 'collected on', 'weight', 'viability'],
      'germination test': ['accession', 'start date', 'seeds sown', 'seeds germinated', 'temperature'],
      shipment: ['accession', 'recipient', 'country', 'grams', 'sent on'],
    },
  },
  cranes: {
    text: [
      'Harbour crane maintenance, Port of Aldmouth',
      'Users: Operator, Mechanic, Foreman.',
      'The Operator reports a fault: crane (C1–C6), date/time, kind (hydraulic, electrical, rope, other), description, out of service (yes/no). The Foreman assigns a mechanic and a priority (low, medium, high). The Mechanic records hours worked, parts used and cause. A fault may be closed only when hours worked are recorded. A mechanic may have at most 4 open faults.',
      'The start page shows open faults by priority, cranes out of service, faults per crane.',
    ].join('\n'),
    things: { fault: ['crane', 'date/time', 'kind', 'description', 'out of service'] },
  },
  containers: {
    text: [
      'Waste container pick-up (public works)',
      'Fields: container number, street, size (120 l, 240 l, 1100 l), waste type (paper, glass, residual), fill level in %, last emptied.',
      'A container is overfull from fill level 90 on.',
      'Fill level must be between 0 and 100.',
      'Display: overfull containers, containers per waste type.',
    ].join('\n'),
    things: { container: ['container number', 'street', 'size', 'waste type', 'fill level', 'last emptied'] },
  },
  orchestra: {
    text: [
      'Orchestra library',
      'A work has composer, title, duration in minutes, publisher and difficulty (1–6).',
      'A part belongs to a work and has instrument, copies and condition (good, worn, missing pages).',
      'A loan of a part: part, musician, lent on, due on, returned on.',
      'A musician may hold at most 5 open loans. Due on must not be before lent on.',
      'Views: overdue loans, loans per musician, works by composer.',
    ].join('\n'),
    things: {
      work: ['composer', 'title', 'duration', 'publisher', 'difficulty'],
      part: ['work', 'instrument', 'copies', 'condition'],
      loan: ['part', 'musician', 'lent on', 'due on', 'returned on'],
    },
  },
};
