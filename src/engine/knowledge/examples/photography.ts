/** Names of things that have to do with photography. */
export const photography: Readonly<Record<string, string>> = {
  'camera lens, photo lens':
    'Standard prime; Wide angle; Telephoto zoom; Macro; Fisheye; Portrait prime; Tilt-shift; Kit zoom',
  'camera setting, exposure, camera mode':
    'Portrait, soft light; Night sky; Panning; Snow; Concert; Macro; Silky water; Fireworks',
  'closeup, close-up, snapshot, photo print, darkroom print':
    'Dew on a web; Grandma laughing; Old hands; Street in Havana; Cat on the wall; Frost leaf; Boy with kite; Fish market',
  'film roll, roll of film, photo film':
    'Portra 400, Lisbon; Tri-X, street; HP5, winter; Ektar, desert; Gold 200, holiday; Ilford Delta, portraits; Velvia, alps; Cinestill, night',
  'negative, glass plate':
    'Harbour regatta; Wedding in May; Grandfather’s workshop; Market square; Alpine hut; First car; School class; Flooded street',
  'photo book, photobook':
    'Iceland by van; Our wedding; Grandparents’ village; First year; Street portraits; Dogs of Lisbon; The allotment; Night trains',
  'photo edit, retouching job, editing job':
    'Wedding, Ana and Tom; Old photo, crease; Headshots; Product on white; Newborn skin; Group, closed eyes; Colour grading; Album layout',
  'photo idea, wedding shot':
    'Bride’s arrival; Rings in close-up; Group on the steps; First dance; City at blue hour; Detail of hands; Confetti; Cake cutting',
  'photo location, shooting location, photo spot, photo place':
    'Old pier; Rose garden; Station hall; Rooftop at sunset; Lavender field; Castle ruins; Birch wood; Graffiti lane',
  'photo motif, photo theme, photo challenge':
    'Reflections; Shadows; Doors; Something red; Hands; Symmetry; Rain; Street food',
  'photo order, photo package, photo print order':
    'Ten prints, matte; Canvas, wedding; Family package; Album, leather; Passport photos; Digital files; Poster, harbour; School set',
  'photo project, photo series, photo essay':
    'Night workers; My street; Grandmother’s hands; Empty shops; Winter swimmers; Fishermen of Dakar; One tree, one year; Commuters',
  'preset, photo filter, edit style':
    'Warm film; Matte black and white; Bright and airy; Moody forest; Golden hour; Faded summer; Crisp product; Soft skin',
  'raw footage':
    'Drone over harbour; Interview, Mrs Lind; First dance; Sunrise timelapse; Crowd cheering; Workshop hands; School concert; Train passing',
  'school photo, class photo, passport photo, wedding photo':
    'Year one; Leavers; Couple under the oak; Teachers; Football team; Baby, first passport; Rings; Kindergarten',
  'shoot, portrait session':
    'Wedding, Ana and Tom; Newborn Ella; Family in the park; Headshots, law firm; Maternity, beach; School class; Product, ceramics; Engagement at dusk',
  'short film, student film, film project':
    'The last ferry; Two sisters; Laundry day; Night bus; A room in Porto; Echo; Bread; The swimmer',
  'shot list, shooting list':
    'Ceremony; Bridal party; Family groups; Detail shots; Evening party; Product front; Team portraits; Drone, venue',
  storyboard:
    'Arrival at the station; Chase on the roof; Kitchen quarrel; Kiss in the rain; Funeral; The letter; Flashback, summer; Final wave',
  'studio session, studio time, studio booking':
    'Family Larsen; Headshots, morning; Product table; Band, drums; Newborn; Fashion test; Podcast; Green screen',
  'timelapse, drone flight, aerial photo':
    'Harbour at dawn; House building; Vineyards; Clouds over the ridge; Roof inspection; Festival crowd; Stars; River bend',
  'tripod, camera filter, flash, photo equipment, photo gear, photography gear, camera gear':
    'Carbon tripod; Polarising filter; Speedlight; Softbox; Grey filter; Light stand; Reflector; Prime lens',
  'video project, vlog, video shoot':
    'Bakery portrait; Wedding film; How to graft a tree; Day in Accra; Club trailer; Recipe in one minute; School tour; Interview series',
};
