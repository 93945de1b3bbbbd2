import '../helpers/whole';
import './bad-input.int.test';
