import '../helpers/whole';
import './states.int.test';
