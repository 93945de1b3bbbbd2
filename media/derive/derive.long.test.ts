import '../../tests/helpers/whole';
import './derive.test';
