import { testWorlds } from '../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage: 'Tessa Holt has run the Marlow Archive since 2012. The archive keeps its maps in a cellar.',
    truths: [
      'Since 2012, the Marlow Archive has been run by Tessa Holt.',
      'The Marlow Archive has been run by Tessa Holt since 2012.',
    ],
    falsehoods: [
      'Since 2012, Tessa Holt has been run by the Marlow Archive.',
      'Since 2021, the Marlow Archive has been run by Tessa Holt.',
      'The Marlow Archive has not been run by Tessa Holt since 2012.',
      'The archive keeps its cellar in the maps.',
    ],
  },
  {
    passage:
      'A second crane has been ordered but has not been delivered yet. It was paid for by the port of Halm.',
    truths: [
      'The second crane, which has been ordered, has yet to be delivered.',
      'The second crane has not yet been delivered.',
    ],
    falsehoods: [
      'The second crane has been delivered.',
      'The second crane, which has been delivered, has yet to be ordered.',
      'The first crane has yet to be delivered.',
      'The second crane has not been ordered yet.',
    ],
  },
  {
    passage:
      'The survey was based on letters, so the figures may be too high. The authors did not visit the farms.',
    truths: [
      'Because the survey relied on letters, the figures may be too high.',
      'The figures may be too high because the survey was based on letters.',
      'The survey relied on letters.',
    ],
    falsehoods: [
      'Because the figures may be too high, the survey relied on letters.',
      'Because the survey relied on letters, the figures may be too low.',
      'Because the survey relied on letters, the figures are too high.',
      'Because the authors did not visit the farms, the figures may be too high.',
      'The survey did not rely on letters.',
    ],
  },
  {
    passage: 'Gridco says it is not liable. The mayor denies that the council knew of the crack.',
    truths: [
      'Gridco denies that it is liable.',
      'The mayor says that the council did not know of the crack.',
    ],
    falsehoods: [
      'Gridco says that it is liable.',
      'Gridco is not liable.',
      'The mayor says that the council knew of the crack.',
      'The council denies that the mayor knew of the crack.',
      'The council did not know of the crack.',
    ],
  },
  {
    passage: 'Edda Brun expects another loss in 2024 unless rents fall.',
    truths: ['Unless rents fall, Edda Brun expects a further loss in 2024.'],
    falsehoods: [
      'Edda Brun expects another loss in 2024.',
      'If rents fall, Edda Brun expects another loss in 2024.',
      'Unless rents rise, Edda Brun expects another loss in 2024.',
      'Unless rents fall, Edda Brun expects another loss in 2025.',
      'Unless rents fall, there will be another loss in 2024.',
    ],
  },
  {
    passage:
      'The Selig Railway is a steep railway in the canton of Oberau. It was built between 1889 and 1892 by the engineer Konrad Amstad and was electrified in 1937. Unlike the neighbouring Farn Railway, it has never closed.',
    truths: [
      'Konrad Amstad built the Selig Railway between 1889 and 1892.',
      'The engineer Konrad Amstad built the Selig Railway.',
      'The Selig Railway was electrified in 1937.',
    ],
    falsehoods: [
      'Konrad Amstad electrified the Selig Railway between 1889 and 1892.',
      'Konrad Amstad built the Farn Railway.',
      'Konrad Amstad built the canton of Oberau.',
      'The Selig Railway built Konrad Amstad.',
      'The Farn Railway was electrified in 1937.',
      'The Selig Railway was electrified between 1889 and 1892.',
    ],
  },
  {
    passage: 'The growers welcomed the money but called it insufficient. The traders rejected the plan.',
    truths: ['The growers consider the money insufficient.', 'The growers welcomed the money.'],
    falsehoods: [
      'The growers consider the plan insufficient.',
      'The traders consider the money insufficient.',
      'The growers rejected the money.',
      'The growers consider the money sufficient.',
    ],
  },
  {
    passage:
      'In his view, the crews who suffer most had already left the ships before the trial began. The number of sailors who rely on the clinics rose.',
    truths: [
      'The number of sailors who rely on the clinics rose.',
      'The number of sailors relying on the clinics rose.',
    ],
    falsehoods: [
      'The crews who suffer most had already left the ships before the trial began.',
      'The number of clinics rose.',
      'The number of sailors rose.',
      'The number of clinics who rely on the sailors rose.',
    ],
  },
  {
    passage:
      'The city bought a boat from the harbour. It leaks. The boat did not please the sailors of the club.',
    truths: ['The city bought a boat from the harbour.'],
    falsehoods: [
      'The city leaks.',
      'The harbour leaks.',
      'The harbour bought a boat from the city.',
      'The boat pleased the sailors of the club.',
      'The club did not please the sailors of the boat.',
    ],
  },
  {
    passage:
      'Most members of the council support the bridge, while the traders oppose it. No member has left the council.',
    truths: ['Most members of the council support the bridge.', 'No member has left the council.'],
    falsehoods: [
      'The members of the council support the bridge.',
      'All members of the council support the bridge.',
      'The traders support the bridge.',
      'Most members of the council oppose the bridge.',
      'Most members have left the council.',
      'A member has left the council.',
    ],
  },
]);
