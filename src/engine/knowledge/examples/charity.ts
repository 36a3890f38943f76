/** Names that things have, by subject: charity. */
export const charity: Readonly<Record<string, string>> = {
  'aid project, charity project, relief project':
    'Well in Kisumu; School in Kerala; Midwife training; Mobile clinic; Seed bank; Solar lamps; Girls’ football; Street kitchen',
  'awareness campaign':
    'Plant a hedge; Read to me; Lights on bikes; Eat local; Clean river; Vaccination week; Walk to school; Zero waste month',
  'befriending visit, hospital visit, home visit':
    'Mrs Whitfield; Mr Novák; Family Haddad; Aunt Rosa; Ward three, Mr Silva; Baby Leo; Sister Agnes; Mr Okoro',
  'blood donation, blood drive':
    'Town hall; University; Fire station; Parish centre; Sports hall; Red Cross bus; Hospital; School gym',
  'clothes donation':
    'Winter coats; Children’s shoes; Baby clothes; Jumpers; Work trousers; School uniform; Scarves; Bedding',
  'donated good, donation in kind':
    'Winter coats; Children’s books; Tinned food; Toys; Bedding; Laptop; Nappies; Kitchenware',
  'food bank item, food bank product, pantry item':
    'Pasta; Rice; Tinned tomatoes; Baby milk; Cooking oil; Cereal; Tinned fish; Long-life milk',
  'food bank visit, food bank client':
    'Family of four; Single parent; Pensioner couple; Student house; New arrivals; Family with baby; Young man; Large family',
  'fundraising idea, fundraising event, fundraising activity':
    'Sponsored run; Cake sale; Benefit concert; Car wash; Quiz night; Second-hand market; Plant sale; Silent auction',
  'good cause':
    'Clean water; Animal shelter; Youth orchestra; Hospice; Sea rescue; Village library; Refugee help; Tree planting',
  'good deed, act of kindness, random act of kindness':
    'Carried shopping upstairs; Wrote a thank-you note; Gave up my seat; Baked for a neighbour; Picked up litter; Called Grandma; Paid for a coffee; Returned a wallet',
  'help needed':
    'Carry a sofa; Shopping this week; Lift to the doctor; Walk the dog; Fill in a form; Change a bulb; Company for tea; Mow the lawn',
  'mutual aid, time bank offer, skill offer':
    'Sewing; Bike repair; Spanish lessons; Gardening; Haircuts; Baking; Guitar; Computer help',
  'offer of help':
    'Shopping trips; Tutoring in maths; Driving to the doctor; Babysitting; Lawn mowing; Translating; Computer help; Dog walking',
  'prayer request, prayer intention':
    'For Anna’s recovery; Safe journey; Peace; New job for Paul; Exam week; For the bereaved; Baby on the way; Thanks for rain',
  'refugee family, host family':
    'Family Haddad; Family Kovalenko; Family Tesfay; Family Rahimi; Family Ndayishimiye; Family Shevchenko; Family Al-Masri; Family Karimi',
  'relief item, relief good, aid item, donation item, donated item':
    'Blankets; Tents; Baby food; Hygiene kits; Winter coats; Water filters; School bags; Rice',
  'soup kitchen meal, community meal':
    'Lentil soup; Chicken stew; Vegetable curry; Bean chili; Pea soup; Pasta bake; Rice and peas; Borscht',
  'sponsored child, godchild': 'Achieng; Samuel; Lakshmi; Mateo; Fatou; Thanh; Rosa; Biruk',
  'street collection':
    'Winter coats; Christmas shoebox; Sunday offertory; Door to door; School supplies; Blood drive; Old spectacles; Bottle deposit',
  'volunteer hour, service hour, community service':
    'Soup kitchen; Library; Care home visit; Trail work; Homework club; Animal shelter; Beach clean; Church garden',
  volunteering:
    'Soup kitchen; Reading buddy; Dog walking; Repair café; Hospital visits; River clean-up; Homework club; Community garden',
  'volunteering task, volunteer job':
    'Serve soup; Read to children; Drive the van; Sort clothes; Walk the dogs; Plant trees; Answer the phone; Paint the fence',
};
