/** By task, what its records are called where a description gives no word for them: eight names that fit most places. */
const texts: Readonly<Record<string, string>> = {
  appointments:
    'First meeting; Short visit; Long visit; Follow-up; Advice by phone; Home visit; Check-up; Second opinion',
  checklist: 'Keys; Water off; Windows shut; Lights out; Bins emptied; Heating down; Alarm on; Door locked',
  contributions:
    'Summer party; Farewell present; New kettle; Christmas dinner; Wreath; Team shirts; Day trip; Welcome flowers',
  'interval-log':
    'Smoke alarm; Boiler; Water filter; Fire extinguisher; Gutters; Air filter; First-aid box; Lift',
  inspection:
    'Ladder; Extension cord; Fire door; First-aid box; Emergency light; Shelf; Trolley; Fire extinguisher',
  'invoices-and-quotes':
    'First draft; Small job; Large job; Consultation; Changes; Rush work; Travel; Usage for a year',
  'lend-and-return':
    'Ladder; Drill; Cool box; Folding table; Projector; Tent; Extension cord; Pressure washer',
  'lost-and-found':
    'Black umbrella; Bunch of keys; Blue scarf; Glasses in a case; Water bottle; Child’s mitten; Backpack; Charger',
  'request-and-approval':
    'New chair; Course fee; Train to the fair; Second screen; Licence for a year; Desk lamp; Box of paper; Team lunch',
  rota: 'Opening up; Early desk; Late desk; Phone; Kitchen; Clearing away; Stand-by; Closing',
  rotation: 'Kitchen floor; Bins; Dishwasher; Fridge; Post; Hallway; Coffee machine; Meeting room',
  'shared-costs': 'Groceries; Petrol; Tickets; Dinner; Firewood; Parking; Ferry; Breakfast',
  'small-business-site':
    'First consultation; Small package; Full package; Repair; Visit at your place; Quick check; Yearly care; Gift voucher',
  stock: 'Gloves; Paper towels; Soap; Batteries; Bin bags; Light bulbs; Cleaning spray; Envelopes',
  'tab-and-credit': 'Coffee; Tea; Cola; Water; Juice; Beer; Crisps; Chocolate bar',
};

export function defaultNames(task: string): readonly string[] {
  return texts[task]?.split('; ') ?? [];
}
