/** Names of things that have to do with health and care. */
export const healthAndCare: Readonly<Record<string, string>> = {
  'birth plan, birth wish':
    'Water birth; Partner present; Dim light; Own music; Delayed cord clamping; Gas and air; Skin to skin; No visitors first night',
  'blood sugar, blood glucose reading':
    'Fasting; Before lunch; After breakfast; Bedtime; Before sport; After dinner; Night check; Feeling shaky',
  'blood test, lab test, laboratory test':
    'Full blood count; Iron; Vitamin D; Cholesterol; Thyroid; Blood sugar; Liver values; Kidney values',
  'breastfeed, baby feed':
    'Left, morning; Right, nap time; Bottle, evening; Night feed; Both sides; Expressed milk; Cluster feeding; Before bath',
  'care plan':
    'Mobility; Nutrition; Skin and wounds; Medication; Personal care; Sleep; Social life; Falls prevention',
  'care shift, night shift':
    'Early, ward A; Late, reception; Night, second floor; Weekend early; Kitchen, lunch; Bar, evening; Split shift; On call',
  'care task, nursing task, caring duty':
    'Help with shower; Give morning tablets; Change dressing; Turn in bed; Prepare lunch; Compression stockings; Walk in the garden; Read aloud',
  contraction:
    'After breakfast; Strong, ten minutes apart; In the bath; Mild; Long one; Walking; Every five minutes; On the way',
  'coping strategy, coping skill':
    'Slow breathing; Walk outside; Call a friend; Write it down; Warm bath; Music; Count to ten; Cup of tea',
  'dental visit, dentist appointment, dental treatment':
    'Check-up; Filling, lower left; Cleaning; Braces adjusted; Crown fitting; Wisdom tooth; Leo’s first visit; Root canal',
  'denture, dental prosthesis, tooth crown, dental work':
    'Upper full denture; Crown, molar; Bridge, lower left; Partial denture; Implant; Night guard; Veneer; Retainer',
  'developmental milestone, baby’s first, growth spurt':
    'First smile; Rolls over; First tooth; Sits alone; First steps; Waves goodbye; First word; Sleeps through',
  diaper: 'Wet; Dirty; After nap; Night change; Before bath; At nursery; Rash cream; Dry',
  'doctor’s appointment, gp appointment':
    'Annual check-up; Dr Lindqvist, knee; Flu jab; Blood results; Ella, eczema; Skin check; Repeat prescription; Heart specialist',
  'donation appointment':
    'Town hall; Red Cross bus; University clinic; Fire station; Plasma, city centre; School gym; Parish hall; Platelets',
  dosage: 'Paracetamol; Metformin; Ramipril; Levothyroxine; Aspirin; Simvastatin; Omeprazole; Ibuprofen',
  'emotion word': 'Calm; Nervous; Proud; Lonely; Angry; Hopeful; Tired; Grateful',
  'eye test, hearing test, vision test':
    'Driving licence; Leo, school entry; New glasses; Yearly check; Night vision; Grandma, cataract; Contact lenses; Colour vision',
  'fall protocol, fall report':
    'In the bathroom; Beside the bed; On the stairs; Garden path; Getting out of the car; Corridor, night; Dining room; Slipped on rug',
  'fear, phobia': 'Heights; Spiders; Flying; The dark; Dogs; Dentist; Public speaking; Lifts',
  fever:
    'Ella, flu; Noah, ear infection; After vaccination; Teething; Chickenpox; Night sweats; Sore throat; Unknown cause',
  'first aid kit item':
    'Plasters; Gauze bandage; Burn gel; Tweezers; Rescue blanket; Cold pack; Disposable gloves; Eye wash',
  'flu shot, jab':
    'Staff, Monday; Residents; School classes; Over sixties; Travel clinic; Booster; Walk-in Saturday; Home visits',
  'fluid intake, drinking protocol, drinking log':
    'Water, morning; Tea; Soup; Juice; Coffee; Thickened drink; Water with tablets; Evening tea',
  'foot care, podiatry appointment, podiatry treatment':
    'Nails, Mrs Lind; Corn removal; Diabetic foot; Ingrown nail; Callus; Insoles fitted; Verruca; Check, Mr Osei',
  'growth, growth measurement, height, height measurement':
    'Birth; Two months; Six months; First birthday; Start of nursery; School entry; Tenth birthday; Summer',
  'headache attack, migraine attack':
    'Behind the left eye; After poor sleep; With aura; Before the storm; Tension, neck; Screen day; Skipped lunch; Woke up with it',
  'health reading':
    'Blood pressure; Pulse; Temperature; Oxygen level; Weight; Breathing rate; Blood sugar; Pain score',
  'health topic': 'Sleep; Blood pressure; Diet; Back pain; Teeth; Allergies; Fitness; Vaccinations',
  'hospital bag item, birth bag item':
    'Nightdress; Slippers; Baby’s first outfit; Phone charger; Snacks; Maternity pads; Car seat; Birth plan',
  'hospital stay, hospital bed, discharge':
    'Mrs Novak, hip; Window bed; Mr Osei, heart; Maternity; Day surgery; Knee, three nights; Isolation room; Children’s ward',
  'house call, care visit':
    'Mrs Alvarez, morning care; Mr Dupont, insulin; Wound dressing, Mill Lane; Mrs Novak, lunch; Newborn, day five; Mr Osei, shower; Evening tablets; Mrs Lind, shopping',
  'hydration entry':
    'On waking; With breakfast; At the desk; After sport; With lunch; Herbal tea; Afternoon; Bedtime',
  'hygiene check, disinfection':
    'Treatment room; Waiting room; Instruments; Door handles; Beds, ward A; Ambulance; Kitchen; Toys in play corner',
  'illness, disease, disorder, medical condition, health condition':
    'Asthma; Type 2 diabetes; High blood pressure; Migraine; Arthritis; Coeliac disease; Epilepsy; Eczema',
  infection:
    'Ear infection; Tonsillitis; Bladder infection; Chest infection; Pink eye; Chickenpox; Athlete’s foot; Strep throat',
  'inhaler, asthma spray':
    'Salbutamol, blue; Beclometasone, brown; Preventer, morning; Combination; Tiotropium; School spare; With spacer; Sports bag',
  'insulin, insulin dose':
    'Rapid, breakfast; Rapid, lunch; Rapid, dinner; Long-acting, night; Correction; Snack; Pump bolus; Sick day',
  'massage session':
    'Back and neck; Full body; Hot stone; Sports; Thai; Foot reflexology; Pregnancy; Lymph drainage',
  'medical bill, medical expense, health expense':
    'Dentist; New glasses; Physiotherapy; Hospital stay; Prescription; Orthopaedic insoles; Blood test; Ambulance',
  'medical check-up':
    'Teeth, half-yearly; Eyes; Skin; Child’s two-year check; Diabetes review; Heart; After the operation; Hearing',
  'medical device, medical equipment, medical supply, medical aid':
    'Blood pressure monitor; Nebuliser; Hospital bed; Oxygen concentrator; Pulse oximeter; Patient hoist; Infusion pump; Shower chair',
  'medical document, medical letter, doctor’s letter, health document':
    'Discharge letter; X-ray report; Vaccination card; Prescription copy; Allergy pass; Insurance card; Living will; Blood group card',
  'medical emergency':
    'Fall at home; Chest pain; Allergic reaction; Broken wrist; Fainting; Burn; Lost child; Asthma attack',
  'medical speciality, medical specialty':
    'Cardiology; Dermatology; Orthopaedics; Neurology; Paediatrics; Gynaecology; Ophthalmology; ENT',
  'medical test, health check, screening':
    'Eye test; Hearing test; Mammogram; Skin check; Stress test; Bone density; Allergy test; Lung function',
  'medication plan, medication list, pill plan':
    'Morning; Noon; Evening; Night; As needed; Weekly patch; Eye drops; Before meals',
  'memory game, memory exercise, brain training exercise':
    'Name the capitals; Shopping list; Faces and names; Old proverbs; Pairs; Songs of youth; Story retelling; Odd one out',
  'menstrual cycle': 'Light; Heavy first day; Cramps; Late; Regular; Spotting; Short; With headache',
  'mental health exercise, grounding exercise, therapy exercise, therapy homework, mindfulness task':
    'Five senses; Body scan; Worry time; Box breathing; Gratitude list; Safe place; Thought record; Slow walk',
  'mobility aid, walking aid':
    'Folding wheelchair; Rollator; Walking stick; Crutches; Transport chair; Electric scooter; Walking frame; Standing aid',
  'night waking, teething, sleep regression':
    'Hungry; Bad dream; New tooth; Fever; Wanted water; Thunder; Lost dummy; Early bird',
  'nightmare, bad dream':
    'Falling; Chased; Late for the exam; Lost teeth; Flooded house; Missed train; Forgotten lines; Empty city',
  'nursing note, care note, nursing report, handover note, care report':
    'Slept well; Refused lunch; Short walk; Wound dry; Daughter visited; Complains of pain; New tablets; Drank too little',
  'ointment, skin ointment, medical cream':
    'Zinc; Calendula; Antiseptic; Hydrocortisone; Arnica; Antifungal; Chest rub; Healing balm',
  'operation, surgery, medical procedure':
    'Hip replacement; Cataract, right eye; Appendix; Knee arthroscopy; Hernia repair; Wisdom teeth; Tonsils; Bypass',
  'pain episode':
    'Lower back; Left knee; Neck and shoulders; Tension headache; Right hip; Tooth; Period cramps; Heel',
  painkiller:
    'Paracetamol; Ibuprofen; Aspirin; Naproxen; Diclofenac gel; Codeine; Metamizole; Lidocaine patch',
  'pose, yoga pose': 'Downward dog; Tree; Warrior; Child’s pose; Cobra; Triangle; Pigeon; Corpse pose',
  'potty training, potty trip, toilet training':
    'After breakfast; Before nap; Asked alone; At nursery; Small accident; Dry night; At Grandma’s; Before bath',
  'pregnancy week':
    'First scan; First kick; Names chosen; Hospital bag; Birth class; Glucose test; Nursery painted; Due date',
  'prosthesis, orthosis, brace, implant':
    'Knee brace; Below-knee prosthesis; Wrist splint; Insoles; Back support; Ankle brace; Night splint; Cochlear implant',
  'quick test, covid test, rapid test':
    'Ella, school; Before the visit; Office, Monday; Travel; Grandma’s carer; After the wedding; Sore throat; Weekly test',
  rash: 'Elbow creases; Nappy area; Behind the ears; After strawberries; Hands, winter; Neck; Sun rash; Both cheeks',
  'remedy, home remedy, herbal remedy, natural remedy':
    'Ginger tea; Honey and lemon; Chamomile compress; Thyme syrup; Arnica; Salt water gargle; Onion poultice; Peppermint oil',
  'sick leave, sick day, absence for illness':
    'Flu; Back pain; Migraine; Child ill; Operation; Stomach bug; Broken arm; Bronchitis',
  'speech exercise, speech sound, articulation exercise':
    'S in Sunday; R in river; Tongue twister; Blowing bubbles; Sh and ch; Rhyming pairs; Slow reading; Naming pictures',
  'stretch, mobility exercise, rehab exercise, physiotherapy exercise':
    'Hamstring stretch; Cat and cow; Heel raises; Shoulder rolls; Bridge; Wall slides; Calf stretch; Chin tucks',
  'syringe, stethoscope, medical instrument':
    'Thermometer; Forceps; Scalpel; Blood pressure cuff; Otoscope; Reflex hammer; Insulin syringe; Stethoscope, blue',
  'temperature, body temperature, temperature reading':
    'Morning; Noon; Evening; Before tablet; After tablet; Night; Fridge, top shelf; Greenhouse',
  'therapy goal, treatment goal, recovery goal':
    'Walk without stick; Sleep six hours; Take the bus alone; Bend the knee; Speak in group; Less medication; Climb the stairs; Back to work',
  'thought, negative thought, thought record':
    'I will miss the train; Nobody liked my talk; I forgot something; They are angry with me; I did my best; It gets easier; I need a break; What if it rains',
  'tooth, milk tooth':
    'Upper left incisor; Lower right molar; Canine, top; Wisdom tooth; First milk tooth; Premolar; Front tooth, chipped; Back molar, filling',
  'trigger, migraine trigger, allergy trigger':
    'Red wine; Bright light; Birch pollen; Too little sleep; Stress at work; Cat hair; Strong perfume; Skipped meal',
  'urge, relapse, addiction':
    'Cigarette after lunch; Wine on Friday; Online shopping; Nail biting; Late-night scrolling; Sweets; Gambling app; Too much coffee',
  'vitamin, mineral supplement': 'Vitamin D; Vitamin C; B12; Magnesium; Iron; Zinc; Folic acid; Omega-3',
  'walking stick, crutch, cane':
    'Ash with antler; Folding travel stick; Forearm crutches; Blackthorn; White cane; Four-point cane; Hiking pole; Hazel thumbstick',
  'ward round':
    'Maternity; Children’s ward; Surgery; Geriatrics; Intensive care; Cardiology; Day clinic; Rehabilitation',
  'warm-up, cool-down, warm-up exercise, recovery exercise':
    'Arm circles; Light jog; Hip openers; Skipping; Calf stretch; Shoulder rolls; Deep breathing; Child’s pose',
  'weekly diet, nutrition plan':
    'Mediterranean week; Low salt; High protein; Vegetarian; Diabetes-friendly; Budget week; Marathon fuel; Gluten-free',
  'weight, weight measurement, body weight':
    'Start; After a week; Before holiday; After holiday; Monday morning; Halfway; Before the race; Goal',
  'wound dressing, bandage':
    'Gauze; Foam dressing; Elastic bandage; Blister plaster; Triangular bandage; Hydrocolloid; Compression wrap; Eye pad',
  'wound, wound care, scar, bruise, burn':
    'Cut on the thumb; Pressure sore, heel; Knee graze; Surgical wound; Burn on the wrist; Blister; Ulcer, left leg; Dog bite',
  'x-ray, ultrasound, medical scan':
    'Left wrist; Chest; Knee, MRI; Twelve-week scan; Lower back; Abdomen; Dental panorama; Shoulder',
};
