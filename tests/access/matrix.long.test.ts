import '../helpers/whole';
import './matrix.int.test';
