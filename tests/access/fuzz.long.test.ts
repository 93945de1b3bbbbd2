import '../helpers/whole';
import './fuzz.int.test';
